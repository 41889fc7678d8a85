/** A selection in a sportsbook bet. An open leg has no result yet. */
export interface Leg {
  eventId: string;
  oddsHundredths: number;
  result?: 'won' | 'lost' | 'void';
}

/** The most legs of one bet, other than a system: with as many the multiple bonus is at its highest. */
export const MOST_LEGS = 38;

/** A leg with its current odds; `nowHundredths` counts while it is open. */
export interface CashOutLeg extends Leg {
  nowHundredths: number;
}
