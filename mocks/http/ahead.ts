import * as z from 'zod/mini';
import { listEvents } from '../../src/contract/betting/catalogue.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import { getStatistics } from '../../src/contract/betting/statistics.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import { couponPage, MAIN_MARKETS } from '../domain/coupons/couponPage.ts';
import type { Operator } from '../domain/operator.ts';
import type { RawInput } from '../engine/http/readInput.ts';

/** A day that nobody has asked for has hundreds of matches. */
const LISTS = [listEvents.path, listCoupons.path];

/** What is worked out before the rules of a call run, because they keep all others waiting. It changes nothing. */
export function* ahead(
  operator: Operator,
  endpoint: Endpoint,
  sent: RawInput,
): Generator<void, void> {
  const { world, clock } = operator;
  const { gameId } = sent;
  if (LISTS.includes(endpoint.path)) yield* world.prepare(clock.now());
  if (endpoint.path === listCoupons.path) {
    const input = z.safeDecode(listCoupons.input, sent as never);
    const at = clock.now();
    for (const event of input.success ? couponPage(operator, input.data, at).shown : []) {
      world.coupons(event.gameId, at, MAIN_MARKETS);
      yield;
    }
  }
  if (endpoint.path === getStatistics.path && typeof gameId === 'string') {
    yield* world.prepareStatistics(gameId, clock.now());
  }
}
