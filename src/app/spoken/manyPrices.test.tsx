import { act, screen } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { afterEach, expect, test, vi } from 'vitest';
import { listMatchBets } from '../../contract/betting/bets.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import type { MarketChange } from '../../contract/betting/stream.ts';
import { BetslipPanel } from '../../features/betslip/BetslipPanel.tsx';
import { MatchView } from '../../features/exchange/match/MatchView.tsx';
import { betslip, pick } from '../../state/bets/betslip.ts';
import { changeDraft } from '../../state/bets/betslipTerms.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import { aGameId, aMarket, anEvent } from '../../testing/builders.ts';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';

const STEP_MS = 30;
const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

function Page({ gameId }: { gameId: string }) {
  const { draft } = useSnapshot(betslip);
  return (
    <>
      <MatchView gameId={gameId} />
      {draft && <BetslipPanel draft={draft} />}
    </>
  );
}

/** Every change of a live region that leaves a text in it, as a screen reader would say it. */
function listenToRegions(): { at: number; text: string }[] {
  const heard: { at: number; text: string }[] = [];
  const changes = new MutationObserver((records) => {
    const regions = records.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
    );
    for (const region of new Set(regions)) {
      const text = region?.textContent ?? '';
      if (text) heard.push({ at: Date.now(), text });
    }
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}

afterEach(() => {
  vi.useRealTimers();
});

test('while 1,000 prices change, what is said comes at most once in five seconds', async () => {
  const gameId = aGameId();
  const network = openNetwork();
  const asOf = Date.now();
  network.answer(getEvent, () => ({
    asOf,
    event: anEvent({ gameId }),
    markets: [aMarket({ gameId })],
  }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  await network.signIn('adaeze');
  pick({
    ...{ gameId, eventName: 'Lagos Lions v Abuja Bulls', marketId: 'm-1' },
    ...{ marketName: 'Match Odds', marketKind: 'match_odds', runnerId: 'home' },
    ...{ runnerName: 'Lagos Lions', side: 'back', priceHundredths: 190, version: 3 },
  });
  changeDraft({ stakeKobo: 500_00 });
  show(<Page gameId={gameId} />);
  await shows(/Nobody offers 1\.90 now: your whole bet would wait there\./);

  const heard = listenToRegions();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  const { book } = liveGame(gameId);
  for (let change = 1; change <= 1000; change++) {
    await act(async () => {
      const s = change % 40 < 10 ? 'suspended' : 'open';
      const back: [number, number][] = [[180 + (change % 8), 90_000_00]];
      const r: MarketChange['r'] = [['home', back, null, null]];
      book.apply({ gameId, seq: change, markets: [{ id: 'm-1', s, r }] });
      vi.advanceTimersByTime(STEP_MS);
    });
  }
  // 30 seconds have room for seven messages at most, the first of them at once.
  screen.getByRole('button', { name: /^Back Lagos Lions 1\.80/ });
  expect(heard.length).toBeGreaterThan(3);
  expect(heard.some(({ text }) => text.includes('Match Odds: '))).toBe(true);
  expect(heard.some(({ text }) => /price is now|suspended/.test(text))).toBe(true);
  const gaps = heard.slice(1).map(({ at }, index) => at - (heard[index]?.at ?? 0));
  // The test hears at the end of a step.
  expect(Math.min(...gaps)).toBeGreaterThan(5000 - STEP_MS);
});
