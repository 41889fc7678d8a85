// Cash-out of a session.

export const ifItEnds = 'If it ends';
export const now = 'Now';
export const after = 'After';
export const none = 'None';
export const howPlaced = (order: string) => `Places ${order}, at this line or a better one.`;
export const waits = (seconds: number) => `It waits ${seconds} s, like every bet in play.`;
export const lineMoved = (before: string, now: string) =>
  `The line moved: ${before} is now ${now}.`;
export const placeNow = 'Place it now';
export const positionChanged =
  'Your position has changed, on another page or by a bet that was decided. These are the new figures.';
export const notRead = 'We cannot read your position now. Nothing was sent.';
export const takeNewOffer = 'Take the new offer';
export const takeNew = 'Take the new line';
export const cashOut = 'Cash out';
export const withResult = (button: string, result: string) => `${button}, ${result}`;
export const back = 'Back';
export const loseAtMost = (amount: string) => `lose at most ${amount}`;
export const orMore = (amount: string) => `${amount} or more`;
export const couldLose = (amount: string) => `You could lose ${amount}.`;
export const afterAtMost = (amount: string) => `After this, at most ${amount}.`;
export const afterOrMore = (amount: string) =>
  `After this you get ${amount} or more, however it ends.`;
