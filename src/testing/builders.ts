import { TEST_START } from '../../mocks/hosts/testStart.ts';

import type { Bet } from '../contract/betting/bets.ts';
import type { CouponBet, CouponLeg } from '../contract/betting/couponBets.ts';
import type { Market, PriceLevel, Runner, SportEvent } from '../contract/betting/market.ts';
import type { StopLoss } from '../contract/betting/stopLosses.ts';
import type { Selection } from '../state/bets/betslipDraft.ts';

// Defaults for what a test leaves out: Lagos Lions v Abuja Bulls, in play, match odds open. Money is in kobo
// and odds in hundredths, as everywhere in the app.

let games = 0;

/**
 * The id of a match that no other test in the file has used, because what is known of a match stays as long
 * as the page.
 */
export function aGameId(): string {
  games += 1;
  return `game-${games}`;
}

export function anEvent(rest: Partial<SportEvent> = {}): SportEvent {
  return {
    gameId: 'g-1',
    sportId: 1,
    competition: 'League',
    name: 'Lagos Lions v Abuja Bulls',
    startsAt: TEST_START - 30 * 60_000,
    inPlay: true,
    status: 'inplay',
    hasBookmaker: false,
    hasFancy: false,
    matched: 0,
    runners: [],
    matchOddsStatus: 'open',
    ...rest,
  };
}

export function aRunner(
  runnerId: string,
  name: string,
  back: PriceLevel[] = [[185, 90_000_00]],
  lay: PriceLevel[] = [[400, 90_000_00]],
): Runner {
  return { runnerId, name, status: 'active', back, lay };
}

export function aMarket(rest: Partial<Market> = {}): Market {
  return {
    marketId: 'm-1',
    gameId: 'g-1',
    kind: 'match_odds',
    name: 'Match Odds',
    status: 'open',
    version: 3,
    inPlay: true,
    matched: 0,
    minStake: 100_00,
    maxStake: 500_000_00,
    delaySeconds: 5,
    commissionPercent: 5,
    rules: '',
    runners: [aRunner('home', 'Lagos Lions'), aRunner('away', 'Abuja Bulls')],
    ...rest,
  };
}

/** Lagos Lions in their match odds, as selections and bets name them. */
const LIONS = {
  gameId: 'g-1',
  eventName: 'Lagos Lions v Abuja Bulls',
  marketId: 'm-1',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Lagos Lions',
} as const;

/** Lagos Lions to back at 1.85, as it is tapped. */
export function aSelection(rest: Partial<Selection> = {}): Selection {
  return {
    ...LIONS,
    side: 'back',
    priceHundredths: 185,
    version: 3,
    ...rest,
  };
}

/** A stop-loss at 3.00 of a back of the home side. */
export function aStopLoss(rest: Partial<StopLoss> = {}): StopLoss {
  return {
    ...{
      stopId: 'L1',
      gameId: 'g-1',
      marketId: 'm-1',
      runnerId: 'home',
      runnerName: 'Lagos Lions',
    },
    ...{ side: 'lay', price: 300, limit: 350, state: 'waiting', setAt: TEST_START },
    ...rest,
  };
}

/** A matched back of Lagos Lions: ₦500 at 1.86 where 1.85 was asked. */
export function aBet(rest: Partial<Bet> = {}): Bet {
  return {
    betId: 'B1',
    reference: 'r1',
    product: 'exchange',
    ...LIONS,
    runners: [
      { runnerId: 'home', name: 'Lagos Lions' },
      { runnerId: 'away', name: 'Abuja Bulls' },
      { runnerId: 'draw', name: 'The Draw' },
    ],
    side: 'back',
    priceAsked: 185,
    priceMatched: 186,
    stake: 500_00,
    stakeMatched: 500_00,
    profit: 430_00,
    liability: 500_00,
    state: 'matched',
    placedAt: TEST_START,
    rulesVersion: '0.9',
    ...rest,
  };
}

/** An open multiple: ₦1,000 for ₦4,000. */
export function aCoupon(rest: Partial<CouponBet> = {}): CouponBet {
  return {
    couponId: 'K1',
    reference: 'ref',
    kind: 'acca',
    size: 2,
    combinations: 1,
    legs: [],
    stake: 1000_00,
    potentialWin: 4000_00,
    potentialBonus: 0,
    potentialReturn: 4000_00,
    maxWin: 15_000_000_00,
    state: 'open',
    placedAt: TEST_START,
    rulesVersion: '1.0',
    ...rest,
  };
}

/** An open leg of a multiple: Lions at 1.90. */
export function aCouponLeg(gameId: string): CouponLeg {
  return {
    ...{ gameId, eventName: `Lions ${gameId}`, startsAt: TEST_START, inPlay: false },
    ...{ marketId: `${gameId}:f-1x2`, marketName: '1X2', selectionId: 'home' },
    ...{ selectionName: '1', selectionLabel: 'Lions', oddsAsked: 190, odds: 190, state: 'open' },
  };
}
