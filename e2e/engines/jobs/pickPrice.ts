import { setTimeout } from 'node:timers/promises';
import type { Hand } from '../hand.ts';
import { find, type Wanted } from '../inPage.ts';

export const SLIP = 'Bet slip';
const BACK_PRICE = '^Back .+ available$';
const STAKE: Wanted = { role: 'textbox', name: '^Stake', place: SLIP };
const MOST_TAPS = 3;
/** How often the page is asked whether the slip has opened, and at what distance. */
const LOOKS = 40;
const EVERY_MS = 150;

/**
 * Taps a price of a live match until it is in the slip. A market may be suspended between the look for a price
 * and the tap on it: then nothing happens, and a player taps again.
 */
export async function pickPrice({ press, run }: Hand): Promise<void> {
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    await press('button', BACK_PRICE);
    for (let looks = 0; looks < LOOKS; looks++) {
      if ('x' in (await run(find, STAKE))) return;
      await setTimeout(EVERY_MS);
    }
  }
  throw new Error(`${MOST_TAPS} taps on a price, and none is in the slip`);
}
