import * as z from 'zod/mini';
import { placeMatchOddsBet } from '../../../src/contract/betting/bets.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { parseNaira } from '../../../src/domain/money/parseNaira.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { stakeMatched, stakeWaiting } from '../../domain/bets/betTerms.ts';
import { placeBet } from '../../domain/bets/placeBet.ts';
import { cancelBet } from '../../domain/orders/cancelBets.ts';
import { afterBet, keyOf } from '../frame/ownBets.ts';
import type { Acted, PageState, Visit } from '../frame/site.ts';
import { restOf } from './ticket.ts';

const EMPTY = { pick: '', price: '', rest: '' };

/** The player's bets that were placed on this provider's pages, oldest first. */
export function betsHere({ operator, account }: Visit, provider: string): BetRow[] {
  if (!account) return [];
  const launches = operator.db.providerLaunches
    .where('accountId', account.accountId)
    .filter((row) => row.provider === provider);
  return operator.db.bets
    .where('accountId', account.accountId)
    .filter(({ reference }) =>
      launches.some(({ launchId }) => reference.startsWith(`${launchId}-`)),
    );
}

/** Tells of a bet that was placed although its answer was lost. */
export function findPlaced(visit: Visit): Acted | undefined {
  const placed = visit.account && visit.operator.db.bets.where('reference', keyOf(visit))[0];
  return placed && { state: afterBet(visit, EMPTY), say: sayOf(placed) };
}

/** Places the bet of the ticket at the price it showed, or better. */
export function placeFromTicket(visit: Visit, fields: PageState): Acted {
  const { operator, account, state } = visit;
  if (!account) return { state, say: 'Log in to Oja to bet.' };
  const known = findPlaced(visit);
  if (known) return known;
  const order = orderOf(fields);
  if (!order)
    return { state, say: 'Type a stake in whole naira, such as 500, and a price such as 1.85.' };
  const row = inChain(
    operator,
    account,
    placeBet(operator, account, 'exchange', order, keyOf(visit)),
  );
  return { state: afterBet(visit, EMPTY), say: sayOf(row) };
}

/** Cancels what waits of a bet placed here. What was matched meanwhile stays. */
export function cancelHere(visit: Visit, provider: string, betId: string): Acted {
  const { operator, account, state, at } = visit;
  const isOwn = betsHere(visit, provider).some((row) => row.betId === betId);
  if (!account || !isOwn) return { state, say: 'Bet not found here.' };
  const { cancelledKobo } = cancelBet(operator, account, betId, at);
  const say =
    cancelledKobo > 0
      ? `${formatNaira(cancelledKobo)} of bet ${betId} cancelled.`
      : `Nothing of bet ${betId} waits any more.`;
  return { state, say };
}

function sayOf(row: BetRow): string {
  const { betId, state, decidesAt, placedAt, fills } = row;
  const [fill] = fills;
  if (state === 'delayed') {
    const seconds = Math.round(((decidesAt ?? placedAt) - placedAt) / 1000);
    return `Bet ${betId} accepted. It is matched in ${seconds} seconds.`;
  }
  const waiting = stakeWaiting(row);
  if (waiting > 0) {
    const matched = stakeMatched(row);
    const before = matched > 0 ? `${formatNaira(matched)} matched, ` : '';
    return `Bet ${betId}: ${before}${formatNaira(waiting)} waits at ${formatOdds(row.askedHundredths)}.`;
  }
  return fill
    ? `Bet ${betId} matched at ${formatOdds(fill.priceHundredths)}.`
    : `Bet ${betId} taken.`;
}

function orderOf(fields: PageState) {
  const { terms = '', stake = '', price: limit = '' } = fields;
  const kobo = parseNaira(stake);
  if (!('kobo' in kobo)) return undefined;
  const [marketId = '', runnerId, side, price, version] = terms.split('~');
  const [gameId] = marketId.split(':');
  const rest = restOf(fields);
  const about = { gameId, marketId, runnerId, side, stake: kobo.kobo / 100, rest };
  const asked = {
    price: rest === 'fill' ? Number(price) / 100 : Number(limit),
    version: Number(version),
    onPriceChange: 'better',
  };
  const order = z.safeDecode(placeMatchOddsBet.input, { ...about, ...asked } as never);
  return order.success ? order.data : undefined;
}
