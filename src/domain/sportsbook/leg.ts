/** One selection of a sportsbook bet; open legs have no result yet. */
export interface Leg {
  eventId: string;
  oddsHundredths: number;
  result?: 'won' | 'lost' | 'void';
}
