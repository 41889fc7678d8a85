// Why a bet is refused, by the code in calls; the sentences with the figure that mends it come last.

export const reasons = {
  'price-moved': 'The price moved before your bet could be matched.',
  'market-changed': 'The market changed after you saw this price. Check it and try again.',
  'market-suspended': 'The market is suspended. Betting resumes when it reopens.',
  'ball-running': 'A ball is being bowled. Betting resumes after it.',
  'market-closed': 'The market is closed.',
  'runner-removed': 'This selection has been withdrawn.',
  unmatched: 'There is not enough money at this price to match your whole stake.',
  'least-part': "We couldn't match your minimum, so we matched nothing.",
  'own-order': 'It would match your own order on this selection. Cancel or change that one first.',
  'position-changed':
    'Your position has changed. Nothing was placed. Check the new figures and try again.',
  'not-waiting': 'No part of this bet is waiting.',
  'below-min': 'The stake is below the smallest allowed here.',
  'above-max': 'The stake is above the largest allowed here.',
  'not-whole-naira': 'Stakes are in whole naira.',
  'off-ladder': 'The exchange does not trade at this price.',
  'rate-cap': 'This market takes no bets at odds this high.',
  'not-enough-available': 'This bet needs more than you have available.',
  'same-market-busy': 'Another bet of yours in this market is still being placed.',
  'combination-not-allowed': "You can't put these selections in one bet.",
  'duplicate-reference': 'This bet was already sent. It has not been placed twice.',
  'on-a-break': 'You are on a break. Betting is off until it ends.',
  'stake-limit': 'This stake is above the limit you have set for one bet.',
  'loss-limit': 'This bet could lose more than the limit you have set.',
  'time-limit': 'You have reached your time limit for today.',
  'session-ended': 'Your session ended. Log in again to bet.',
};
export const smallestStake = (least: string) => `The smallest stake here is ${least}.`;
export const largestStake = (most: string) => `The largest stake here is ${most}.`;
export const largestLoss = (most: string) => `One bet here can lose at most ${most}.`;
