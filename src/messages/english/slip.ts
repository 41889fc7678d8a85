/** The bet slip of the exchange: why its button is off, and what it says. */
export const slip = {
  enterStake: 'Enter a stake.',
  gettingPrice: 'Getting the live price. You can place your bet once it is here.',
  oldPrices: 'These prices are old. Betting is off until they are live again.',
  notListed: 'This market is no longer listed.',
  noPrice: (side: string, runner: string) => `Nobody offers a price to ${side} ${runner} now.`,
  noLine: (side: string, runner: string) => `There is no ${side} on ${runner} now.`,
  priceMoved: (asked: string, now: string) => `The price is now ${now}, you asked ${asked}.`,
  movedWhileAway: (then: string, now: string) =>
    `While you were away the price went from ${then} to ${now}.`,
  askLower: (asked: string, best: string) =>
    `Nobody offers ${asked} now; the best is ${best}. Ask ${best} or lower, or let your bet wait.`,
  askHigher: (asked: string, best: string) =>
    `Nobody offers ${asked} now; the best is ${best}. Ask ${best} or higher, or let your bet wait.`,
  onlyMatched: (amount: string) => `Only ${amount} can be matched at a price that you take.`,
  leastAboveStake: 'The part to match now is more than your stake.',
  leastNotThere: (now: string, wanted: string) =>
    `Only ${now} can be matched now, and you want ${wanted}.`,
  needsMoney: (needs: string, has: string) =>
    `This bet needs ${needs} and you have ${has} available.`,
  place: 'Place bet',
  placeLay: 'Place lay',
  placeFor: (stake: string) => `Place bet ${stake}`,
  placeLayFor: (liability: string) => `Place lay, liability ${liability}`,
  placeToLose: (loss: string) => `Place bet, you can lose ${loss}`,
};
