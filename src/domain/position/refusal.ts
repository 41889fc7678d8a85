/** Why a bet is refused: the code in calls, and the sentence for the player. */
const TEXTS = {
  'price-moved': 'The price moved before your bet could be matched.',
  'market-changed': 'The market changed after you read this price.',
  'market-suspended': 'The market is suspended. Betting resumes when it reopens.',
  'ball-running': 'A ball is being bowled. Betting resumes after it.',
  'market-closed': 'The market is closed.',
  'runner-removed': 'This selection has been withdrawn.',
  unmatched: 'There is not enough money at this price to match your whole stake.',
  'least-part': 'Less than your least part could be matched at once, so nothing was.',
  'own-order': 'It would match your own order on this selection. Cancel or change that one first.',
  'not-waiting': 'Nothing of this bet is waiting.',
  'below-min': 'The stake is below the smallest allowed here.',
  'above-max': 'The stake is above the largest allowed here.',
  'not-whole-naira': 'Stakes are in whole naira.',
  'off-ladder': 'This price is not one the exchange trades at.',
  'rate-cap': 'This market takes no bets at odds this high.',
  'not-enough-available': 'This bet needs more than you have available.',
  'same-market-busy': 'Another bet of yours in this market is still being placed.',
  'combination-not-allowed': 'These selections cannot stand in one bet.',
  'duplicate-reference': 'This bet was already sent. It has not been placed twice.',
  'on-a-break': 'You are on a break. Betting is off until it ends.',
  'stake-limit': 'This stake is above the limit you have set for one bet.',
  'loss-limit': 'This bet could lose more than the limit you have set.',
  'time-limit': 'Your time of today is used up, by the limit you have set.',
  'session-ended': 'Your session ended. Log in again to bet.',
} as const;

export type RefusalReason = keyof typeof TEXTS;

/** Whether a reason code from outside is one of ours. */
export function isRefusalReason(code: string): code is RefusalReason {
  return Object.hasOwn(TEXTS, code);
}

export function refusalText(reason: RefusalReason): string {
  return TEXTS[reason];
}
