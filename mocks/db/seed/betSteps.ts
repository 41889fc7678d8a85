import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { placeBet } from '../../domain/bets/placeBet.ts';
import type { House } from '../../domain/house.ts';
import { Refusal } from '../../domain/refusal.ts';
import { mix, textKey, unit } from '../../world/chance/hash.ts';
import type { World } from '../../world/world.ts';
import { ADAEZE_ID } from './people.ts';
import type { Step } from './step.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const BETS = 40;
const SPORTS = ['s', 'c', 't'];

/** Bets on past matches, each placed half an hour before the start; undefined where there was none. */
export function* betSteps(world: World, now: number): Generator<Step | undefined, void> {
  for (let index = 0; index < BETS; index++) {
    const key = textKey(`bet ${index}`);
    const day = now - (85 - index * 2) * DAY_MS;
    // Every sport has at least fourteen matches on every day.
    const number = String(Math.floor(unit(key, 1) * 14)).padStart(2, '0');
    const gameId = `${SPORTS[index % 3]}-${lagosIsoDate(day).replaceAll('-', '')}-${number}`;
    const event = world.event(gameId, day)?.event;
    const at = (event?.startsAt ?? now) - 30 * MINUTE_MS;
    const isPast = event && at <= now - DAY_MS / 2;
    yield isPast ? { at, act: (past: House) => bet(past, gameId, key, index) } : undefined;
  }
}

function bet(past: House, gameId: string, key: number, index: number): void {
  const account = past.db.accounts.get(ADAEZE_ID);
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
  try {
    const { version } = market;
    placeBet(past, account, product, { ...order, version, onPriceChange: 'any' }, `past-${index}`);
  } catch (error) {
    // The rules may refuse a bet; any other error is a bug.
    if (!(error instanceof Refusal)) throw error;
  }
}
