import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type Bet, betChanged, listBets, listMatchBets } from '../../contract/betting/bets.ts';
import { isInBook } from '../../domain/market/order.ts';
import { isOpenBet, isSettledBet } from '../../domain/position/betState.ts';
import { addTotals, type BetTotals, betTotals } from '../../domain/position/betTotals.ts';
import { heldMap } from '../../lib/heldMap.ts';
import { listen } from '../../realtime/transport.ts';
import { addOlderPage } from '../lists/addOlderPage.ts';
import { allPages } from '../lists/allPages.ts';
import { askAnew } from '../lists/askAnew.ts';
import { type CachedListSource, cachedList } from '../lists/cachedList.ts';
import { olderRows } from '../lists/olderRows.ts';
import { refreshExposure } from '../money/balance.ts';
import { noteHeard } from './heardBets.ts';

export type BetGroup = 'open' | 'settled' | 'void';
export type BetPage = z.output<typeof listBets.output>;
export type MatchBets = z.output<typeof listMatchBets.output>;

/** Bets per page, as the server pages them. */
export const PAGE_SIZE = 50;

const groups = new Map<BetGroup, CachedListSource<BetPage>>();
/** Keeps a match's bets this long after the player leaves it, for going back. */
const KEEP_MS = 10_000;

const matches = heldMap<CachedListSource<MatchBets>>({
  make: (gameId) =>
    cachedList({
      name: `bets-match-${gameId}`,
      schema: listMatchBets.output,
      fetch: () => call(listMatchBets, { gameId }, { quiet: true }),
    }),
  end: (list) => list.end(),
  lingerMs: KEEP_MS,
});

/** `void` also takes bets that never counted: refused, cancelled, lapsed. */
export function groupOf({ state }: Pick<Bet, 'state'>): BetGroup {
  if (isOpenBet(state)) return 'open';
  return isSettledBet(state) && state !== 'void' ? 'settled' : 'void';
}

/** The player's bets of one group, newest first, kept on the device. */
export function betList(group: BetGroup): CachedListSource<BetPage> {
  const known = groups.get(group);
  if (known) return known;
  const list: CachedListSource<BetPage> = cachedList({
    name: `bets-${group}`,
    schema: listBets.output,
    ...(group === 'open'
      ? { fetch: () => fetchAll(group) }
      : { fetch: () => call(listBets, { group }, { quiet: true }), join: keepOlder }),
  });
  groups.set(group, list);
  return list;
}

/** The player's open bets on one match. Call `holdMatchBets` as well to keep them beyond `KEEP_MS`. */
export function matchBets(gameId: string): CachedListSource<MatchBets> {
  return matches.get(gameId);
}

/** Keeps a match's bets in memory until the returned function is called. */
export function holdMatchBets(gameId: string): () => void {
  return matches.hold(gameId);
}

/** Loads the page after the bets shown; rejects when it cannot be loaded. */
export async function loadOlderBets(group: BetGroup): Promise<void> {
  await addOlderPage(betList(group), {
    size: PAGE_SIZE,
    ask: (page) => call(listBets, { group, page }),
    rowsOf: ({ bets }) => bets,
    joined: mergedPages,
  });
}

/** The bets shown, followed by the next page. */
export function mergedPages(shown: BetPage, older: BetPage): BetPage {
  return { ...older, bets: newestFirst([...shown.bets, ...older.bets]) };
}

function fetchAll(group: BetGroup): Promise<BetPage> {
  return allPages({
    ask: (page) => call(listBets, { group, page }, { quiet: true }),
    rowsOf: ({ bets }) => bets,
    joined: mergedPages,
  });
}

/** A first page, and the older pages that were loaded before. */
function keepOlder(answer: BetPage, shown: BetPage | undefined): BetPage {
  const older = olderRows(answer.bets, shown?.bets, ({ placedAt }) => placedAt);
  return { ...answer, bets: newestFirst([...answer.bets, ...older]).slice(0, answer.total) };
}

function newestFirst(bets: readonly Bet[]): Bet[] {
  const byId = new Map<string, Bet>();
  for (const bet of bets) if (!byId.has(bet.betId)) byId.set(bet.betId, bet);
  return [...byId.values()].sort((one, other) => other.placedAt - one.placedAt);
}

/** Orders that waited in the book and are in the delay of a change, as they were before it. */
const inDelayAgain = new Map<string, Bet>();

/** Puts a changed bet into every list it belongs to and takes it out of the others. */
export function updateBetLists(bet: Bet): void {
  const before = knownBet(bet);
  if (bet.state !== 'delayed') inDelayAgain.delete(bet.betId);
  else if (before && isInBook(before)) inDelayAgain.set(bet.betId, before);
  const isKnown = isListed(bet);
  for (const [group, list] of groups) {
    const { data } = list.state;
    if (!data) continue;
    const was = data.bets.length;
    const bets = withBet(data.bets, bet, groupOf(bet) === group);
    if (!isKnown && !isOpenBet(bet.state) && was < data.total) {
      // An old bet that is corrected is counted already, on a page that is not loaded.
      list.amend({ ...data, bets }, Date.now());
      void askAnew(list);
      continue;
    }
    const total = data.total + bets.length - was;
    const totals = data.totals && movedTotals(data.totals, data.bets, bets);
    list.amend({ ...data, bets, total, ...(totals && { totals }) }, Date.now());
  }
  const list = matches.known(bet.gameId);
  const data = list?.state.data;
  if (!list || !data) return;
  list.amend({ ...data, bets: withBet(data.bets, bet, isOpenBet(bet.state)) }, Date.now());
}

function isListed({ betId, gameId }: Bet): boolean {
  const lists = [...groups.values(), matches.known(gameId)];
  return lists.some((list) => list?.state.data?.bets.some((bet) => bet.betId === betId));
}

/** The totals of a list after some of its bets have changed. */
function movedTotals(totals: BetTotals, were: readonly Bet[], are: readonly Bet[]): BetTotals {
  return addTotals(addTotals(totals, betTotals(are)), betTotals(were), -1);
}

function withBet(bets: readonly Bet[], bet: Bet, belongs: boolean): Bet[] {
  const others = bets.filter(({ betId }) => betId !== bet.betId);
  return newestFirst(belongs ? [bet, ...others] : others);
}

let isAsking = false;

/** Refreshes the exposure, once however many callers hear of a bet in the same instant. */
export function refreshExposureSoon(): void {
  if (isAsking) return;
  isAsking = true;
  queueMicrotask(() => {
    isAsking = false;
    void refreshExposure();
  });
}

/** The bet as the lists have it. */
function knownBet({ betId, gameId }: Bet): Bet | undefined {
  const lists = [betList('open').state.data, matches.known(gameId)?.state.data];
  return lists.flatMap((data) => data?.bets ?? []).find((bet) => bet.betId === betId);
}

/** Tells what has happened to an order that waited in the book. Its words load with the first such order. */
function tellOf(bet: Bet): void {
  const known = knownBet(bet);
  const before = known && isInBook(known) ? known : inDelayAgain.get(bet.betId);
  if (!before) return;
  import('./orders/tellFill.ts').then(
    ({ tellFill }) => tellFill(before, bet),
    (error) => console.warn('a fill is not told', error),
  );
}

let isFollowing = false;

/** Updates the lists whenever the server matches, refuses or settles a bet. Later calls do nothing. */
export function syncBetsWithServer(): void {
  if (isFollowing) return;
  isFollowing = true;
  listen(betChanged, ({ bet }) => {
    noteHeard(bet);
    tellOf(bet);
    updateBetLists(bet);
    // A void or refused bet releases exposure without moving the balance.
    refreshExposureSoon();
  });
}
