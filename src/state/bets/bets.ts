import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type Bet, betChanged, listBets, listMatchBets } from '../../contract/betting/bets.ts';
import { isOpenBet, isSettledBet } from '../../domain/position/betState.ts';
import { addTotals, type BetTotals, betTotals } from '../../domain/position/betTotals.ts';
import { heldMap } from '../../lib/heldMap.ts';
import { listen } from '../../realtime/transport.ts';
import { type CachedListSource, cachedList } from '../lists/cachedList.ts';
import { refreshExposure } from '../money/balance.ts';
import { session } from '../session/session.ts';

export type BetGroup = 'open' | 'settled' | 'void';
export type BetPage = z.output<typeof listBets.output>;
export type MatchBets = z.output<typeof listMatchBets.output>;

/** The pages of the server hold so many. */
export const PAGE_SIZE = 50;
/** Nobody has so many open bets; a bound, so that a broken total cannot ask for ever. */
const MOST_PAGES = 10;

const groups = new Map<BetGroup, CachedListSource<BetPage>>();
/** Beyond the visit to a match, for the way back. */
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

/** Void takes what never counted too: refused, cancelled, lapsed. */
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
    fetch: () => (group === 'open' ? fetchAll(group) : fetchNewest(group, list.state.data)),
  });
  groups.set(group, list);
  return list;
}

/** The player's open bets on one match. Who goes on using them holds them. */
export function matchBets(gameId: string): CachedListSource<MatchBets> {
  return matches.get(gameId);
}

export function holdMatchBets(gameId: string): () => void {
  return matches.hold(gameId);
}

/** The next page below what is shown; rejects when it cannot be had. */
export async function loadOlderBets(group: BetGroup): Promise<void> {
  const list = betList(group);
  const { owner } = session;
  const shown = list.state.data;
  if (!shown) return;
  // New bets move the pages down: the page that holds the oldest one shown is asked again.
  const page = Math.floor(shown.bets.length / PAGE_SIZE) + 1;
  const older = await call(listBets, { group, page });
  if (owner !== session.owner) return;
  list.put(mergedPages(shown, older), Date.now());
}

/** What was shown with the page below it. */
export function mergedPages(shown: BetPage, older: BetPage): BetPage {
  return { ...older, bets: newestFirst([...shown.bets, ...older.bets]) };
}

async function fetchAll(group: BetGroup): Promise<BetPage> {
  let answer = await call(listBets, { group }, { quiet: true });
  for (let page = 2; answer.bets.length < answer.total && page <= MOST_PAGES; page++) {
    const next = await call(listBets, { group, page }, { quiet: true });
    answer = mergedPages(answer, next);
    if (next.bets.length === 0) break;
  }
  return answer;
}

/** The first page anew; older ones that were loaded before stay below it. */
async function fetchNewest(group: BetGroup, shown: BetPage | undefined): Promise<BetPage> {
  const answer = await call(listBets, { group }, { quiet: true });
  const oldest = answer.bets.at(-1)?.placedAt ?? 0;
  const older = shown?.bets.filter(({ placedAt }) => placedAt < oldest) ?? [];
  return { ...answer, bets: newestFirst([...answer.bets, ...older]).slice(0, answer.total) };
}

function newestFirst(bets: readonly Bet[]): Bet[] {
  const byId = new Map<string, Bet>();
  for (const bet of bets) if (!byId.has(bet.betId)) byId.set(bet.betId, bet);
  return [...byId.values()].sort((one, other) => other.placedAt - one.placedAt);
}

/** A bet as it now is, put into every list that shows it and out of those it has left. */
export function spreadBet(bet: Bet): void {
  for (const [group, list] of groups) {
    const { data } = list.state;
    if (!data) continue;
    const was = data.bets.length;
    const bets = withBet(data.bets, bet, groupOf(bet) === group);
    const total = data.total + bets.length - was;
    const totals = data.totals && movedTotals(data.totals, data.bets, bets);
    list.put({ ...data, bets, total, ...(totals && { totals }) }, Date.now());
  }
  const list = matches.known(bet.gameId);
  const data = list?.state.data;
  if (!list || !data) return;
  list.put({ ...data, bets: withBet(data.bets, bet, isOpenBet(bet.state)) }, Date.now());
}

/** The totals of a list of which some bets are shown, after a change of those. */
function movedTotals(totals: BetTotals, were: readonly Bet[], are: readonly Bet[]): BetTotals {
  return addTotals(addTotals(totals, betTotals(are)), betTotals(were), -1);
}

function withBet(bets: readonly Bet[], bet: Bet, belongs: boolean): Bet[] {
  const others = bets.filter(({ betId }) => betId !== bet.betId);
  return newestFirst(belongs ? [bet, ...others] : others);
}

let isAsking = false;

/** Asks for the exposure, once for all that hear of a bet at the same instant. */
export function betMoved(): void {
  if (isAsking) return;
  isAsking = true;
  queueMicrotask(() => {
    isAsking = false;
    void refreshExposure();
  });
}

let isFollowing = false;

/** Once: bets are matched, refused and settled by the server on its own. */
export function followBets(): void {
  if (isFollowing) return;
  isFollowing = true;
  listen(betChanged, ({ bet }) => {
    spreadBet(bet);
    // A bet that is void or refused frees what it held back, and moves no balance.
    betMoved();
  });
}
