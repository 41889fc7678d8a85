import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { launchGame } from '../../contract/casino/casino.ts';
import { notePlayed } from './casinoChoices.ts';

/** The address of a launched game, or why it was not launched, as text. */
export type Launch = { url: string } | { problem: string };

/** Fetches a game's launch address. Stakes nothing; an address that arrives too late is not used. */
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
