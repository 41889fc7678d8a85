import type { APIRequestContext, Page } from 'playwright';
import * as z from 'zod/mini';
import { type CouponEvent, listCoupons } from '../../src/contract/betting/coupon.ts';
import { bookingCode } from '../../src/domain/sportsbook/bookingCode.ts';

/** A sportsbook selection that a story chose. */
export interface Chosen {
  event: CouponEvent;
  marketId: string;
  selectionId: string;
  label: string;
}

/** The first winner selection of this many upcoming soccer matches, at odds that a bet can use. */
export async function choose(request: APIRequestContext, count: number): Promise<Chosen[]> {
  const answer = await request.get('/api/sportsbook/events?sport=1&time=prematch');
  const { events } = z.parse(listCoupons.output, await answer.json());
  const chosen = events.flatMap((event): Chosen[] => {
    const market = event.markets.find(({ kind }) => kind === 'winner');
    const selection = market?.selections.find(({ odds = 0 }) => odds >= 130);
    if (!market || !selection) return [];
    const { selectionId, label } = selection;
    return [{ event, marketId: market.marketId, selectionId, label }];
  });
  return chosen.slice(0, count);
}

export function codeFor(chosen: readonly Chosen[]): string {
  const code = bookingCode(
    chosen.map(({ marketId, selectionId }) => ({ marketId, runnerId: selectionId })),
  );
  if (!code) throw new Error('no code');
  return code;
}

export function slipOf(page: Page) {
  return page.getByRole('region', { name: 'Sportsbook slip' });
}
