import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { newPage, newTab } from '../../testing/newPage.ts';
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

/** Tabs opened so far, of all tests: the names of their session storages. */
let opened = 0;

/** Another tab of this phone. A browser gives each its own session storage and holds its lock while it is open. */
function openTab() {
  opened += 1;
  return startTab(`tab-${opened}`);
}

/** What a tab keeps outlives its reload: `tab` is that of the page before. */
async function startTab(tab: string) {
  newTab();
  vi.doMock('../../storage/localText.ts', async (original) => {
    const real = await original<typeof import('../../storage/localText.ts')>();
    return { ...real, tabText: (key: string) => real.tabText(`${tab}:${key}`) };
  });
  const page = await import('./betslip.ts');
  await page.startBetslip();
  const aside = await import('./betsAside.ts');
  return { ...page, ...aside, ...(await import('./betslipTerms.ts')), tab };
}

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
const held = new Set<symbol>();
vi.stubGlobal('navigator', {
  locks: {
    request: (_name: string, _options: object, run: () => Promise<void>) => {
      held.add(Symbol('tab'));
      return run();
    },
    query: async () => ({ held: [...held].map(() => ({ name: 'oja-tab' })) }),
  },
});

beforeEach(() => {
  // The tabs of the test before are closed. What they may still write goes to a device of their own.
  newPage();
  held.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('each tab has a draft of its own, over a reload too, and the choices are shared', async () => {
  const one = await openTab();
  one.pick(LIONS);
  one.changeDraft({ stakeKobo: 500_00 });
  await one.saveBetslip();

  const other = await openTab();
  expect(other.betslip.draft).toBeUndefined();
  other.pick({ ...LIONS, gameId: 'g2', runnerId: 'kings', runnerName: 'Kings' });
  other.betslip.quickStakes = [700];
  await other.saveBetslip();
  await until(() => expect(one.betslip.quickStakes).toEqual([700]));
  expect(one.betslip.draft).toMatchObject({ runnerId: 'lions', stakeKobo: 500_00 });

  const again = await startTab(one.tab);
  expect(again.betslip.draft).toMatchObject({ runnerId: 'lions', stakeKobo: 500_00 });
});

test('a start of the only tab finds the draft that was written last', async () => {
  const one = await openTab();
  one.pick(LIONS);
  await one.saveBetslip();
  held.clear();
  const next = await openTab();
  expect(next.betslip.draft?.runnerId).toBe('lions');
});

test('a bet that one tab is placing is shown aside in the others until it is decided', async () => {
  const one = await openTab();
  const other = await openTab();
  one.pick(LIONS);
  if (one.betslip.draft) one.betslip.draft.isSent = true;
  one.betslip.phase = { is: 'sending' };
  await until(() =>
    expect(other.betsAside.bets.map(({ draft, phase }) => [draft.runnerId, phase.is])).toEqual([
      ['lions', 'checking'],
    ]),
  );
  expect(other.betsAside.bets[0]?.tab).toBeDefined();
  expect(other.betslip.draft).toBeUndefined();

  one.betslip.phase = { is: 'editing' };
  await until(() => expect(other.betsAside.bets).toEqual([]));
});

test('two tabs that place bets at once know of both', async () => {
  const tabs = [await openTab(), await openTab()];
  for (const [index, tab] of tabs.entries()) {
    tab.pick({ ...LIONS, runnerId: `r${index}` });
    if (tab.betslip.draft) tab.betslip.draft.isSent = true;
    tab.betslip.phase = { is: 'sending' };
  }
  await until(() =>
    expect(tabs.map(({ betsAside }) => betsAside.bets.map(({ draft }) => draft.runnerId))).toEqual([
      ['r1'],
      ['r0'],
    ]),
  );
});
