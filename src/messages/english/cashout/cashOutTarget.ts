// Cash-out at a price that is not there yet.

export const target = 'At a target price';
export const stopLoss = 'Stop-loss';
export const backAt = (runner: string) => `Price to back ${runner}`;
export const layAt = (runner: string) => `Price to lay ${runner}`;
export const waits = (order: string, result: string) =>
  `${order} waits until it is matched or you cancel it in My bets. Then: ${result}.`;
export const placeAt = (price: string) => `Place the order at ${price}`;
export const placeAtThis = 'Place the order at this price';
