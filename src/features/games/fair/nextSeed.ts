import { call } from '../../../api/call.ts';
import { type CasinoRound, getSeed, playRound } from '../../../contract/casino/casino.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import { cachedList } from '../../../state/lists/cachedList.ts';
import { noteShown } from './shownSeeds.ts';

const QUIET = { quiet: true };

/** The commitment to the player's next round, kept on the device. */
export const nextSeed = cachedList({
  name: 'casino-seed',
  schema: getSeed.output,
  fetch: () => call(getSeed, {}, QUIET),
});

/** Plays a round from what the player was shown, and from nothing else. Rejects as `call` does. */
export async function playShown(
  asked: Omit<InputOf<typeof playRound>, 'shown'>,
  idempotencyKey: string,
): Promise<CasinoRound> {
  const shown = nextSeed.state.data?.next;
  const { clientSeed } = asked;
  if (shown) noteShown({ ...shown, clientSeed, reference: idempotencyKey });
  try {
    const sent = { ...asked, ...(shown && { shown }) };
    const { round, next } = await call(playRound, sent, { idempotencyKey, ...QUIET });
    nextSeed.put({ next }, Date.now());
    return round;
  } catch (error) {
    // Another phone may have played or revealed meanwhile: the next try shows what is promised now.
    void nextSeed.refresh();
    throw error;
  }
}
