// The bet builder: selections of one match at one price, and why they have none.

export const title = 'Bet builder';
export const chosen = 'In your bet builder';
export const howTo =
  'Choose two or more selections of this match. They become one bet with combined odds.';
export const oneMore = 'Choose one more selection to see the odds.';
export const getting = 'Getting the odds…';
export const allMustWin = (count: number) => `All ${count} must win`;
export const addAt = (odds: string) => `Add at ${odds}`;
export const noOdds = 'No odds';
export const needsNetwork = 'You are offline. Connect to get the odds.';
export const failed = "Couldn't get the odds.";
export const tryAgain = 'Try again';
export const suspended = 'One of the selections is suspended.';

export const tooFew = 'Choose at least two selections of the match.';
export const tooMany = (most: number) => `At most ${most} selections can be combined.`;
export const twoMatches = 'All selections must be of one match.';
export const twice = 'Each selection can be in it only once.';
export const notOffered = 'One of the selections is no longer offered.';
