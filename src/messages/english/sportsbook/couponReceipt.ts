// The receipt of a sportsbook bet, on screen and as text to share.

export const delayed = 'Accepted, in the in-play delay.';
export const placed = 'Placed.';
export const notPlaced = 'Not placed.';
export const won = 'Won.';
export const lost = 'Lost.';
export const voided = 'Void: your stake is back.';
/** Its stake was not the player's money. */
export const voidedFree = 'Void.';
export const cashedOut = 'Cashed out.';
/** A system pays by its combinations: less than the stake may come back of what has won. */
export const stakeReturned = 'Your stake is back.';
export const partReturned = 'Part of your stake is back.';
export const better = (selection: string, asked: string, got: string) =>
  `${selection}: ${asked} → ${got}, better`;
export const worse = (selection: string, asked: string, got: string) =>
  `${selection}: ${asked} → ${got}, worse`;
export const details = 'Details';
export const bet = 'Bet';
export const stake = 'Stake';
export const byFreeBet = (stake: string) => `${stake}, a free bet`;
export const totalOdds = 'Total odds';
export const makeCode = 'Booking code';
export const picture = 'Share picture';
export const noPicture = 'This browser does not let us draw the picture';
export const multipleBonus = 'Multiple bonus';
export const possibleReturn = 'Possible return';
export const returned = 'Returned';
export const placedAt = 'Placed';
export const placedUnder = (clock: string, rules: string) => `${clock}, rules ${rules}`;
export const share = (verb: string) => `${verb} the receipt`;
export const title = (couponId: string) => `Bet ${couponId}`;
export const leg = (selection: string, odds: string, market: string, event: string) =>
  `${selection} at ${odds}, ${market}, ${event}`;
export const inLines = (system: string, lines: number) => `${system}, ${lines} lines`;
export const oneMayLose = (oneCut: string) => `${oneCut}: one selection may lose`;
export const stakeOf = (stake: string) => `Stake ${stake}`;
export const totalOddsOf = (odds: string) => `Total odds ${odds}`;
export const possibleReturnOf = (amount: string) => `Possible return ${amount}`;
export const placedOn = (day: string, clock: string) => `Placed ${day} ${clock}, Lagos time`;
export const reference = (reference: string, rules: string) =>
  `Reference ${reference}, rules version ${rules}`;
