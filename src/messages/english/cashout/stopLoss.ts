// The stop-loss of a position.

export const setToLay = (runner: string, price: string, limit: string) =>
  `Stop-loss set. When the lay price of ${runner} reaches ${price}, we cash out at ${limit} or better.`;
export const setToBack = (runner: string, price: string, limit: string) =>
  `Stop-loss set. When the back price of ${runner} reaches ${price}, we cash out at ${limit} or better.`;
export const all = 'Stop-losses';
export const cancel = 'Cancel';
export const offline = 'You are offline. You can cancel a stop-loss when you are back.';
export const named = (runner: string, price: string) => `Stop-loss at ${price} on ${runner}`;
export const endedWhy = (why: string) => `Ended. ${why}`;
export const remove = 'Remove the stop-loss';
export const reached = (price: string) =>
  `The stop-loss at ${price} was reached, and its order was placed.`;
export const ended = (price: string, why: string | undefined) =>
  `The stop-loss at ${price} has ended${why ? `: ${why}` : '.'}`;
export const backAt = (runner: string) => `Stop price to back ${runner}`;
export const layAt = (runner: string) => `Stop price to lay ${runner}`;
export const thereAbove = (best: string) => `The price is already there. Choose one above ${best}`;
export const thereBelow = (best: string) => `The price is already there. Choose one below ${best}`;
export const means = (price: string, result: string, limit: string) =>
  `At ${price} your result is about ${result}. We watch the price, even with the app closed. When it gets there, we place the order that evens out your position, at ${limit} or better. There is no guarantee: if the price jumps past that, or the market is suspended, the order waits.`;
export const set = (price: string) => `Set the stop-loss at ${price}`;
export const move = (price: string) => `Move the stop-loss to ${price}`;
export const thisPrice = 'this price';
