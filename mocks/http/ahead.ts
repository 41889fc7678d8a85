import { listEvents } from '../../src/contract/betting/catalogue.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import { getStatistics } from '../../src/contract/betting/statistics.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import type { House } from '../domain/house.ts';
import type { RawInput } from '../engine/http/readInput.ts';

/** A day that nobody has asked for has hundreds of matches. */
const LISTS = [listEvents.path, listCoupons.path];

/** What is worked out before the rules of a call run, because they keep all others waiting. It changes nothing. */
export function* ahead(
  { world, clock }: House,
  endpoint: Endpoint,
  { gameId }: RawInput,
): Generator<void, void> {
  if (LISTS.includes(endpoint.path)) yield* world.prepare(clock.now());
  if (endpoint.path === getStatistics.path && typeof gameId === 'string') {
    yield* world.prepareStatistics(gameId, clock.now());
  }
}
