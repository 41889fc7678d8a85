// Cash-out of a market: what it would lock in, its bets, and what became of them.

export const reading = 'Reading your position…';
export const notRead = 'We cannot read your position now. Nothing was sent.';
export const readAgain = 'Try again';
export const positionChanged =
  'Your position has changed. Look at the new figures and send it again.';
export const standsNow = 'What you have in this market now:';
export const endsBoth =
  'It also cancels your target order and stop-loss here. Otherwise they could open the position again.';
export const endsTarget =
  'It also cancels your target order here. Otherwise it could open the position again.';
export const endsStop =
  'It also cancels your stop-loss here. Otherwise it could open the position again.';
export const lessensTarget = 'Your target order gets smaller too.';
export const keepsTarget = 'Your target order stays as it is.';
export const keepsStop = 'Your stop-loss stays as it is.';
export const stillWaiting = (orders: number, amount: string) =>
  `${orders === 1 ? 'An order' : `${orders} orders`} of yours, ${amount}, still ${orders === 1 ? 'waits' : 'wait'} in this market and can be matched.`;
export const cancelIt = 'Cancel it too';
export const cancelThem = 'Cancel them too';
export const equalise = 'Cash out';
export const close = 'Close at the same stake';
export const inWhichWay = 'In which way';
export const sameResult = 'Same result';
export const sameStake = 'Same stake';
export const loss = (amount: string) => `a loss of ${amount}`;
export const sure = (amount: string) => `${amount} sure`;
export const loseAtMost = (amount: string) => `lose at most ${amount}`;
export const orMore = (amount: string) => `${amount} or more`;
export const however = (result: string) => `${result}, however it ends.`;
export const partLocked = (result: string, part: number, rest: number) =>
  `${result} is locked in on ${part}% of it; the other ${rest}% runs on.`;
export const closeMeans =
  'Places opposite bets for the same stakes. What you still win or lose depends on the result.';
export const equalisePart = (percent: number) => `Cash out ${percent}%`;
export const closePart = (percent: number) => `Close ${percent}% at the same stake`;
export const wayFor = (way: string, result: string) => `${way}, ${result}`;
export const selectionAt = (runner: string, price: string) => `${runner} at ${price}`;
export const order = (side: string, what: string, stake: string) => `${side} ${what} for ${stake}`;
export const sending = 'Sending…';
export const inDelay = 'Accepted, in the in-play delay…';
export const notSent = 'Not sent.';
export const inBook = (state: string) => `${state}. Cancel or change it in My bets.`;
export const matchedAt = (price: string) => `Matched at ${price}.`;
export const notPlaced = (why: string) => `Not placed. ${why} No money was taken.`;
export const waitsForOther = 'Waiting for the bet before it.';
export const checkAgain = 'Check again';
export const allMatched = 'Done. All of it is matched.';
export const orderWaits = 'Your order is in the market and waits for its price.';
export const partMatched = (matched: number, bets: number) =>
  `${matched} of ${bets} bets are matched; the rest were not placed.`;
export const nothingPlaced = 'Nothing was placed.';
export const done = 'Done';
export const newOffer = 'Get a new offer';
export const now = 'Now';
export const ifItEnds = 'If it ends';
export const none = 'None';
export const afterCommission = (percent: number) => `After ${percent}% commission`;
export const beforeCommission = (percent: number) => `Before ${percent}% commission`;
export const howPlacedOne = 'Placed at this price or better.';
export const howPlaced =
  'Placed one by one, at these prices or better, each only when the one before is matched.';
export const itWaits = (seconds: number) => `It waits ${seconds} s, like every bet in play.`;
export const eachWaits = (seconds: number) => `Each waits ${seconds} s, like every bet in play.`;
export const priceMoved = (before: string, now: string) =>
  `The price moved: ${before} is now ${now}.`;
export const finishFirst = 'Cash out or close this first, then update.';
export const howMuch = 'How much of it';
export const part = 'Part to cash out';
export const percent = 'Percent';
export const wholePercent = 'Type a whole percent from 1 to 100.';
export const roundedDown = (percent: number) => `Whole percent only: ${percent}% counts.`;
