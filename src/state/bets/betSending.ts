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
import { refreshBalance } from '../money/balance.ts';
import { betMoved, spreadBet } from './bets.ts';
import type { Draft } from './betslipDraft.ts';

/** The endpoint by the kind of the market, never by its label. */
function endpointFor(kind: MarketKind) {
  if (kind === 'bookmaker') return placeBookmakerBet;
  return kind === 'fancy' || kind === 'fancy1' || kind === 'odd_even'
    ? placeFancyBet
    : placeMatchOddsBet;
}

/** How a bet may be matched: by the player's choice, or as a hedge that we worked out. */
export type BetTerms = Pick<PlaceBet, 'onPriceChange' | 'tolerance' | 'isHedge'>;

/** Sends a bet under the key of its intent, so that a repeat of it has no second effect. */
export async function sendBet(draft: Draft, terms: BetTerms): Promise<Bet> {
  const { marketKind, priceHundredths, stakeKobo = 0, line, reference } = draft;
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
      ...terms,
    },
    { idempotencyKey: reference, quiet: true },
  );
  return bet;
}

/** The bet of a reference, or nothing when the server knows none. */
export async function findBet(reference: string): Promise<Bet | undefined> {
  const { bets } = await call(listBets, { reference }, { quiet: true });
  return bets.find((bet) => bet.reference === reference);
}

/** What is left of the delay of a bet that the server has accepted, in ms; nothing once it is decided. */
export function delayOf(bet: {
  state: string;
  placedAt: number;
  decidesAt?: number | undefined;
}): number | undefined {
  const { state, placedAt, decidesAt = placedAt } = bet;
  return state === 'delayed' ? Math.max(0, decidesAt - placedAt) : undefined;
}

/** What to say of a bet that the server does not know. */
export const BET_NOT_ARRIVED =
  'Your bet did not reach us. Nothing was placed; you can send it again.';

/** The server has told of a bet of ours: every list and the money follow. */
export function takeBet(bet: Bet): void {
  spreadBet(bet);
  betMoved();
  if (bet.state !== 'delayed') void refreshBalance();
}
