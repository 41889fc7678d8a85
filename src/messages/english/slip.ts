// The bet slip of the exchange: why its button is off, and what it says.

export const enterStake = 'Enter a stake.';
export const gettingPrice = 'Getting the live price. You can place your bet once it is here.';
export const oldPrices = 'These prices are old. Betting is off until they are live again.';
export const notListed = 'This market is no longer listed.';
export const noPrice = (side: string, runner: string) =>
  `Nobody offers a price to ${side} ${runner} now.`;
export const noLine = (side: string, runner: string) => `There is no ${side} on ${runner} now.`;
export const priceMoved = (asked: string, now: string) =>
  `The price is now ${now}, you asked ${asked}.`;
export const movedWhileAway = (then: string, now: string) =>
  `While you were away the price went from ${then} to ${now}.`;
export const askLower = (asked: string, best: string) =>
  `Nobody offers ${asked} now; the best is ${best}. Ask ${best} or lower, or let your bet wait.`;
export const askHigher = (asked: string, best: string) =>
  `Nobody offers ${asked} now; the best is ${best}. Ask ${best} or higher, or let your bet wait.`;
export const onlyMatched = (amount: string) =>
  `Only ${amount} can be matched at a price that you take.`;
export const leastAboveStake = 'The part to match now is more than your stake.';
export const leastNotThere = (now: string, wanted: string) =>
  `Only ${now} can be matched now, and you want ${wanted}.`;
export const needsMoney = (needs: string, has: string) =>
  `This bet needs ${needs} and you have ${has} available.`;
export const place = 'Place bet';
export const placeLay = 'Place lay';
export const placeFor = (stake: string) => `Place bet ${stake}`;
export const placeLayFor = (liability: string) => `Place lay, liability ${liability}`;
export const placeToLose = (loss: string) => `Place bet, you can lose ${loss}`;
