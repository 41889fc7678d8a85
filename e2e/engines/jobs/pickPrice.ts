import type { Hand } from '../hand.ts';
import { find, type Wanted } from '../inPage.ts';
import { until } from '../until.ts';

export const SLIP = 'Bet slip';
const BACK_PRICE = '^Back .+ available$';
const STAKE: Wanted = { role: 'textbox', name: '^Stake', place: SLIP };
const MOST_TAPS = 3;
/** How long a player looks at the slip before they tap again. */
const LOOK_MS = 6000;

/**
 * Taps a price of a live match until it is in the slip. A market may be suspended between the look for a price
 * and the tap on it: then nothing happens, and a player taps again.
 */
export async function pickPrice({ press, run }: Hand): Promise<void> {
  const inSlip = async () => 'x' in (await run(find, STAKE));
  for (let taps = 1; taps < MOST_TAPS; taps++) {
    await press('button', BACK_PRICE);
    if (await until('the price is in the slip', inSlip, LOOK_MS).catch(() => false)) return;
  }
  await press('button', BACK_PRICE);
  await until('the price is in the slip', inSlip, LOOK_MS);
}
