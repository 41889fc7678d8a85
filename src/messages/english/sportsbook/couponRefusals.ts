// Why selections cannot be in one bet.

export const none = 'Choose at least one selection.';
export const tooFewForSystem = 'This system needs more selections.';
export const sameMatch = "You can't put two selections of the same match in one bet.";
export const tooFewForOneCut = (least: number) => `One cut needs at least ${least} selections.`;
export const oneCutPaysNothing = 'At these odds one cut would return no more than the stake.';
export const mostInBet = (most: number) => `A bet takes at most ${most} selections.`;
export const mostInSystem = (most: number) => `A system takes at most ${most} selections.`;
