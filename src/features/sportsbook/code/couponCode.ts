import { bookingCode, type CodedSelection } from '../../../domain/sportsbook/bookingCode.ts';
import { at } from '../../../lib/base.ts';
import { paths } from '../../../paths.ts';
import { couponEvent, knownCouponEvent } from '../couponEvents.ts';
import type { CouponPick } from '../slip/coupon/couponDraft.ts';

/** A selection from a booking code, with the names that this device knows. Its odds are fetched. */
export type CodedPick = Omit<CouponPick, 'reference'>;

/** What a booking code says of a selection. */
export type Coded = Pick<CouponPick, 'marketId' | 'selectionId'>;

/** The code for some selections; undefined when there are none. */
export function codeOf(picks: readonly Coded[]) {
  return picks.length === 0
    ? undefined
    : bookingCode(picks.map(({ marketId, selectionId }) => ({ marketId, runnerId: selectionId })));
}

/** In groups, for reading aloud and typing. */
export function groupedCode(code: string, size = 4): string {
  return code.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
}

/** A link that opens the code's slip on another phone. */
export function codeLink(code: string): string {
  return `${location.origin}${at(paths.sportsbook)}?code=${code}`;
}

/** Selections with the names that this device knows or can fetch. Works offline. */
export async function namedPicks(selections: readonly CodedSelection[]): Promise<CodedPick[]> {
  const games = new Set(selections.map(({ marketId }) => gameOf(marketId)));
  await Promise.all([...games].map(learnNames));
  return selections.map(({ marketId, runnerId }) => namedPick(marketId, runnerId));
}

function gameOf(marketId: string): string {
  return marketId.split(':')[0] ?? '';
}

/** Uses saved names when the network gives none. */
async function learnNames(gameId: string): Promise<void> {
  if (knownCouponEvent(gameId)) return;
  const saved = couponEvent(gameId);
  if (!navigator.onLine) await saved.refresh();
}

function namedPick(marketId: string, selectionId: string): CodedPick {
  const gameId = gameOf(marketId);
  const event = knownCouponEvent(gameId);
  const market = event?.markets.find((known) => known.marketId === marketId);
  const selection = market?.selections.find((known) => known.selectionId === selectionId);
  return {
    ...{ gameId, marketId, selectionId },
    ...(event && { startsAt: event.startsAt }),
    ...(event &&
      market &&
      selection && {
        names: {
          event: event.name,
          market: market.name,
          selection: selection.name,
          label: selection.label,
        },
      }),
  };
}
