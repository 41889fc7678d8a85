import type { Bet } from '../../contract/betting/bets.ts';
import type { CouponBet } from '../../contract/betting/couponBets.ts';
import type { CasinoRound } from '../../contract/casino/casino.ts';
import { waitingStake } from '../market/order.ts';

type Staked = Pick<Bet, 'state' | 'stake' | 'stakeMatched' | 'stakeCancelled' | 'stakeLapsed'>;

/** What is open: exchange and table bets with orders that wait, coupons, and casino rounds under way. */
export interface OpenBets {
  bets: readonly Staked[];
  coupons: readonly Pick<CouponBet, 'stake' | 'freeBetId'>[];
  rounds: readonly Pick<CasinoRound, 'stake'>[];
  /** What the account's exchange and table bets can lose together. */
  exposureKobo: number;
}

export interface OpenSums {
  count: number;
  stakedKobo: number;
  /** Stakes of coupons and rounds: they have left the balance and are no part of the exposure. */
  takenKobo: number;
  /** The most that all of it can lose. */
  mostKobo: number;
}

/** The stake that My bets shows, of a lay too: what is matched, and what waits. */
const stakedOn = (bet: Staked) => bet.stakeMatched + waitingStake(bet);

/** How many bets are open, and what they stake and can lose. The stake of a free bet is not the player's. */
export function openSums({ bets, coupons, rounds, exposureKobo }: OpenBets): OpenSums {
  const own = coupons.filter(({ freeBetId }) => freeBetId === undefined);
  const takenKobo = [...own, ...rounds].reduce((kobo, { stake }) => kobo + stake, 0);
  const stakedKobo = bets.reduce((kobo, bet) => kobo + stakedOn(bet), takenKobo);
  return {
    count: bets.length + coupons.length + rounds.length,
    stakedKobo,
    takenKobo,
    mostKobo: exposureKobo + takenKobo,
  };
}
