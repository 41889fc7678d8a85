/** A bet as text to share. */
export const receipts = {
  bet: (betId: string, state: string) => `Bet ${betId}, ${state}`,
  stake: (stake: string, matched: string) => `Stake ${stake}, matched ${matched}`,
  priceAsked: (price: string) => `Price asked ${price}`,
  priceGot: (price: string) => `Price got ${price}`,
  canWin: (profit: string, liability: string) => `Can win ${profit}, can lose ${liability}`,
  byCashOut: 'Placed by a cash-out',
  beforeCommission: (result: string) => `Result before commission ${result}`,
  commission: (amount: string) => `Commission ${amount}`,
  result: (result: string) => `Result ${result}`,
  placed: (day: string, clock: string) => `Placed ${day} ${clock}, Lagos time`,
  reference: (reference: string, rules: string) => `Reference ${reference}, rules version ${rules}`,
  title: (betId: string) => `Bet ${betId}`,
};
