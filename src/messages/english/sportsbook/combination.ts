// Why selections of a match cannot be combined at one price.

export const tooFew = 'Choose at least two selections of the match.';
export const tooMany = (most: number) => `At most ${most} selections can be combined.`;
export const twoMatches = 'All selections must be of one match.';
export const twice = 'Each selection can be in it only once.';
export const notOffered = 'One of the selections is no longer offered.';
