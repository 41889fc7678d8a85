// Editing an open sportsbook bet.

export const inBet = 'Selections of the bet';
export const addHead = 'Add from your slip';
export const nothingToAdd = <Link>(link: Link) => [
  'Nothing to add. Choose a selection in the ',
  link,
  ' first.',
];
export const sportsbook = 'sportsbook';
export const toAdd = 'Selections to add';
export const howTo =
  'Untick what to remove and tick what to add. The value of the bet becomes its stake, at the current odds.';
export const before = (stake: string, returns: string) =>
  `Before: ${stake}, possible return ${returns}.`;
export const after = (stake: string, odds: string, returns: string) =>
  `After: ${stake} at ${odds}, possible return ${returns}.`;
export const change = 'Change the bet';
export const changeTo = (stake: string, count: number) => `Change the bet, ${stake} on ${count}`;
export const notPossible = (why: string) => `Not possible: ${why}.`;
export const noOdds = 'no odds';
export const sameMatch = 'its match is in the bet already';
export const inPlay = 'its match is in play';
export const leaveOne = 'Leave at least one selection in the bet.';
export const betInPlay = 'You cannot edit a bet on a match in play.';
export const oddsMissing = 'A selection has no odds now.';
