/** A selection in a sportsbook bet. An open leg has no result yet. */
export interface Leg {
  eventId: string;
  oddsHundredths: number;
  result?: 'won' | 'lost' | 'void';
}

/** A leg with its current odds; `nowHundredths` counts while it is open. */
export interface CashOutLeg extends Leg {
  nowHundredths: number;
}
