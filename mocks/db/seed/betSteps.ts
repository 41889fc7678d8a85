import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { placeBet } from '../../domain/bets/placeBet.ts';
import type { Operator } from '../../domain/operator.ts';
import { mix, textKey, unit } from '../../world/chance/hash.ts';
import type { World } from '../../world/world.ts';
import { type Step, willing } from './step.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const SPORTS = ['s', 'c', 't'];

interface Habit {
  accountId: number;
  /** Tells one player's choices from another's. */
  name: string;
  bets: number;
  firstDaysAgo: number;
  everyDays: number;
}

/** Bets on past matches, each placed half an hour before the start; undefined where there was none. */
export function* betSteps(
  world: World,
  now: number,
  { accountId, name, bets, firstDaysAgo, everyDays }: Habit,
): Generator<Step | undefined, void> {
  for (let index = 0; index < bets; index++) {
    const key = textKey(`${name} ${index}`);
    const day = now - (firstDaysAgo - index * everyDays) * DAY_MS;
    // Every sport has at least fourteen matches on every day.
    const number = String(Math.floor(unit(key, 1) * 14)).padStart(2, '0');
    const gameId = `${SPORTS[index % 3]}-${lagosIsoDate(day).replaceAll('-', '')}-${number}`;
    const event = world.event(gameId, day)?.event;
    const at = (event?.startsAt ?? now) - 30 * MINUTE_MS;
    const isPast = event && at <= now - DAY_MS / 2;
    yield isPast
      ? { at, act: (past: Operator) => bet(past, accountId, { gameId, key, index, name }) }
      : undefined;
  }
}

function bet(
  past: Operator,
  accountId: number,
  { gameId, key, index, name }: { gameId: string; key: number; index: number; name: string },
): void {
  const account = past.db.accounts.get(accountId);
  const markets = past.world.event(gameId, past.clock.now())?.markets ?? [];
  const kind = index % 8 === 7 ? 'bookmaker' : 'match_odds';
  const market = markets.find((row) => row.kind === kind && row.status === 'open') ?? markets[0];
  const runner = market?.runners[Math.floor(unit(mix(key, 2), 0) * (market?.runners.length ?? 0))];
  const side = index % 5 === 4 ? 'lay' : 'back';
  const price = runner?.[side][0]?.[0];
  if (!account || !market || !runner || price === undefined) return;
  const stake = (1 + Math.floor(unit(key, 3) * 9)) * 500_00;
  const order = {
    gameId,
    marketId: market.marketId,
    runnerId: runner.runnerId,
    side,
    price,
    stake,
  } as const;
  const product = market.kind === 'bookmaker' ? 'bookmaker' : 'exchange';
  const { version } = market;
  const reference = `past-${name}-${index}`;
  willing(() =>
    placeBet(past, account, product, { ...order, version, onPriceChange: 'any' }, reference),
  );
}
