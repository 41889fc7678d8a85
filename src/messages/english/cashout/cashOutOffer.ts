// Why there is nothing to cash out.

export const underWay = 'A cash-out is in progress. Update when it is done.';
export const oneAtATime =
  'A cash-out in another market is still in progress. Cash out here when it is done.';
export const offline = 'Cash out unavailable: you are offline.';
export const reconnecting = 'Cash out unavailable until the connection is back.';
export const smallerPart = (why: string) => `Cash out a smaller part. ${why}`;
export const suspended = 'Cash out unavailable: the market is not open.';
export const pricesOld = 'Cash out unavailable: these prices are old.';
export const alreadyEven = 'Nothing to cash out: every result already pays the same.';
export const tooLittleMoney = 'Cash out unavailable: too little money is available in this market.';
export const addsRisk =
  'Cash out unavailable: it needs several bets, and between them you could lose more than you can now.';
export const lineAway = 'Cash out unavailable: no bet at this line improves your worst result.';
