// A bet as text to share.

export const bet = (betId: string, state: string) => `Bet ${betId}, ${state}`;
export const stake = (stake: string, matched: string) => `Stake ${stake}, matched ${matched}`;
export const priceRequested = (price: string) => `Price requested ${price}`;
export const priceMatched = (price: string) => `Price matched ${price}`;
export const canWin = (profit: string, liability: string) =>
  `Can win ${profit}, can lose ${liability}`;
export const winIsAfter = (percent: number) => `The win is after ${percent}% commission`;
export const winIsBefore = (percent: number) => `The win is before ${percent}% commission`;
export const byCashOut = 'Placed by a cash-out';
export const beforeCommission = (result: string) => `Result before commission ${result}`;
export const commissionTaken = (amount: string) => `Commission ${amount}`;
export const result = (result: string) => `Result ${result}`;
export const placed = (day: string, clock: string) => `Placed ${day} ${clock}, Lagos time`;
export const reference = (reference: string, rules: string) =>
  `Reference ${reference}, rules version ${rules}`;
export const title = (betId: string) => `Bet ${betId}`;
