// Cash-out of a session.

export const ifItEnds = 'If it ends';
export const now = 'Now';
export const after = 'After';
export const none = 'None';
export const howPlaced = (order: string) => `Places ${order}, at this line or a better one.`;
export const waits = (seconds: number) => `It waits ${seconds} s, like every bet in play.`;
export const lineMoved = (before: string, now: string) =>
  `The line moved: ${before} is now ${now}.`;
export const cashOut = 'Cash out';
export const couldLose = (amount: string) => `You could lose ${amount}.`;
export const afterAtMost = (amount: string) => `After this, at most ${amount}.`;
export const afterOrMore = (amount: string) =>
  `After this you get ${amount} or more, however it ends.`;
