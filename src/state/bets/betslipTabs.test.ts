import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';
import type { Selection } from './betslipDraft.ts';

const LIONS: Selection = {
  gameId: 'g',
  eventName: 'Lions v Kings',
  marketId: 'm',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'lions',
  runnerName: 'Lions',
  side: 'back',
  priceHundredths: 185,
  version: 1,
};

/** The slip as another tab of this phone has it. */
async function openTab() {
  newTab();
  const tab = await import('./betslip.ts');
  await tab.startBetslip();
  return { ...tab, ...(await import('./betsAside.ts')) };
}

test('two tabs show one slip, and a bet that one of them sends is not a draft in the other', async () => {
  const one = await openTab();
  const other = await openTab();
  one.pick(LIONS);
  await until(() => expect(other.betslip.draft?.runnerId).toBe('lions'));
  // A stake that is typed in the second tab.
  if (other.betslip.draft) other.betslip.draft.stakeKobo = 500_00;
  await until(() => expect(one.betslip.draft?.stakeKobo).toBe(500_00));
  expect(one.betslip.draft?.reference).toBe(other.betslip.draft?.reference);

  // The first sends it: the second shows it on its way, under the same key.
  if (one.betslip.draft) one.betslip.draft.isSent = true;
  one.betslip.phase = { is: 'sending' };
  await one.saveBetslip();
  await until(() => expect(other.betslip.phase.is).toBe('checking'));
  expect(other.isUnderWay()).toBe(true);
  expect(other.betslip.isElsewhere).toBe(true);

  // Another price in the second tab does not take the bet out of the first.
  other.pick({ ...LIONS, runnerId: 'kings', runnerName: 'Kings' });
  await until(() => expect(one.betslip.draft?.runnerId).toBe('kings'));
  expect(one.betsAside.bets.map(({ draft, phase }) => [draft.runnerId, phase.is])).toEqual([
    ['lions', 'sending'],
  ]);

  other.clearSlip();
  await until(() => expect(one.betslip.draft).toBeUndefined());
});
