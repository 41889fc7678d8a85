// Orders: what becomes of the part that is not matched at once, and what a cancel or a change came to.

export const allOrNothing = 'All of it or nothing';
export const keepRest = 'Match what you can, keep the rest';
export const untilIncident =
  'Match what you can, keep the rest until a goal, a wicket or the end of a set';
export const untilStart = 'Match what you can, keep the rest until the start';
export const waitsUntilTurn = 'until the start, or a goal, a wicket or the end of a set';
export const waitsUntilClose = 'until the market closes';
export const nothingMatched = 'Nothing matched yet';
export const matchedOf = (part: string, stake: string, price: string) =>
  `${part} of ${stake} matched at ${price}`;
export const waitingAt = (matched: string, rest: string, price: string) =>
  `${matched}, ${rest} waiting at ${price}`;
export const cancelled = (stake: string) => `${stake} cancelled`;
export const lapsed = (stake: string) => `${stake} lapsed`;
export const changed = 'Order changed.';
export const changedInDelay = 'Order changed. It waits for the in-play delay.';
export const changedTo = (state: string) => `Order changed. ${state}.`;
export const nothingToCancel = 'Nothing to cancel.';
export const matchedFirst = (stake: string) => `Nothing to cancel: ${stake} was matched first.`;
export const noneWaits = 'None of them waits any more.';
export const inOrders = (what: string, orders: number) => `${what} in ${orders} orders`;
export const staysMatched = (what: string, stake: string) => `${what}, ${stake} stays matched`;
export const offline = 'You are offline. You can cancel or change orders when you are back.';
