import { call } from '../../api/call.ts';
import {
  type Bet,
  listBets,
  type PlaceBet,
  placeBookmakerBet,
  placeFancyBet,
  placeMatchOddsBet,
} from '../../contract/betting/bets.ts';
import type { MarketKind } from '../../contract/betting/market.ts';
import type { Rest } from '../../contract/betting/orderFields.ts';
import { refreshBalance } from '../money/balance.ts';
import { refreshExposureSoon, updateBetLists } from './bets.ts';
import type { Draft } from './betslipDraft.ts';
import { heardOtherwise } from './heardBets.ts';

/** Chosen by the kind of the market, never by its label. */
function endpointFor(kind: MarketKind) {
  if (kind === 'bookmaker') return placeBookmakerBet;
  return kind === 'fancy' || kind === 'fancy1' || kind === 'odd_even'
    ? placeFancyBet
    : placeMatchOddsBet;
}

/**
 * At which prices a bet may be matched, as the player chose or as the hedge that we computed, and on the
 * exchange what becomes of the part that is not matched at once.
 */
export interface BetTerms
  extends Pick<PlaceBet, 'onPriceChange' | 'tolerance' | 'isHedge' | 'position'> {
  rest?: Rest;
  least?: number;
}

/** Sends a bet under its draft's reference as idempotency key, so that a repeat has no second effect. */
export async function sendBet(draft: Draft, terms: BetTerms): Promise<Bet> {
  const { marketKind, priceHundredths, stakeKobo = 0, line, reference, position } = draft;
  const { gameId, marketId, runnerId, side, version } = draft;
  const { bet } = await call(
    endpointFor(marketKind),
    {
      gameId,
      marketId,
      runnerId,
      side,
      version,
      price: priceHundredths,
      stake: stakeKobo,
      ...(line !== undefined && { line }),
      ...(position && { position }),
      ...terms,
    },
    { idempotencyKey: reference, quiet: true },
  );
  return bet;
}

/** Finds a bet by its reference; undefined when the server has no such bet. */
export async function findBet(reference: string): Promise<Bet | undefined> {
  const { bets } = await call(listBets, { reference }, { quiet: true, isWhole: true });
  return bets.find((bet) => bet.reference === reference);
}

/** What is left of an accepted bet's delay, in ms; undefined once it is decided. */
export function delayOf(bet: {
  state: string;
  placedAt: number;
  decidesAt?: number | undefined;
}): number | undefined {
  const { state, placedAt, decidesAt = placedAt } = bet;
  return state === 'delayed' ? Math.max(0, decidesAt - placedAt) : undefined;
}

/** Shown when the server has no bet under the reference, alone or before "No money was taken." */
export const BET_NOT_ARRIVED = 'Your bet did not reach us; you can send it again.';

/** A bet as it is by now, where the socket has told something else of it since a turn; never rejects. */
export async function newestOf(answered: Bet, since = 0): Promise<Bet> {
  const told = heardOtherwise(answered, since);
  if (!told) return answered;
  return (await findBet(answered.reference).catch(() => undefined)) ?? told;
}

/** Takes a bet that the server reported into every list, and refreshes the money. */
export function takeBet(bet: Bet): void {
  if (heardOtherwise(bet)) void newestOf(bet).then(updateBetLists);
  else updateBetLists(bet);
  refreshExposureSoon();
  if (bet.state !== 'delayed') void refreshBalance();
}
