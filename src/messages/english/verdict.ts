// A signed receipt on screen, and whether it is genuine.

export const exchangeBet = 'Exchange bet';
export const sportsbookBet = 'Sportsbook bet';
export const deposit = 'Deposit';
export const withdrawal = 'Withdrawal';
export const player = 'Player';
export const rulesVersion = 'Rules version';
export const bestPrice = 'Best price, Lagos time';
export const whatHappened = 'What happened';
export const first = 'It is the first.';
export const before = (end: string) => `The one before it ends in ${end}.`;
export const genuine = 'Genuine.';
export const genuineWhy = (brand: string) =>
  `${brand} signed exactly this. Your phone checked it by itself.`;
export const notGenuine = 'Not genuine.';
export const notGenuineWhy = (brand: string) =>
  `Something in it was changed after ${brand} signed it, or ${brand} never signed it. Do not trust it.`;
export const notWhole = 'This is not a whole receipt.';
export const notWholeWhy = 'A part is missing or was mistyped. Copy all of it.';
export const noCheck = 'This browser cannot check signatures here.';
export const noCheckWhy = 'Open the page over https, or in another browser.';
