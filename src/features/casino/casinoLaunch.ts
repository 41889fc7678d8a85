import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { launchGame } from '../../contract/casino/casino.ts';
import { notePlayed } from './casinoChoices.ts';

/** A game that may be played for money, or why not, fit to be shown. */
export type Launch = { url: string } | { problem: string };

/** Asks for a game's page. Nothing is staked by it; a page that comes too late is not used. */
export async function launch(gameCode: string): Promise<Launch> {
  try {
    const { url } = await call(launchGame, { gameCode }, { quiet: true });
    void notePlayed(gameCode);
    return { url };
  } catch (error) {
    const isRefused = error instanceof CallError && error.code !== undefined;
    return { problem: isRefused ? error.message : 'No answer came. Nothing was staked.' };
  }
}
