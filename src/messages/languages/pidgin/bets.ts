import type { Pack } from '../../pack.ts';

/** Words of all bets, and orders. Unreviewed, as all of the pack. */
export const betsTexts: Pick<Pack, 'betWords' | 'orders'> = {
  betWords: {
    yes: 'Yes',
    no: 'No',
    back: 'Back',
    lay: 'Lay',
    lineAt: (line, rate) => `${line} at ${rate}`,
  },
  orders: {
    allOrNothing: 'Everything or nothing',
    keepRest: 'Match wetin you fit, leave the rest make e wait',
    untilIncident: 'Match wetin you fit, leave the rest until goal or wicket',
    untilStart: 'Match wetin you fit, leave the rest until the match start',
    waitsUntilTurn: 'until the match start, or goal or wicket come',
    waitsUntilClose: 'until the market close',
    nothingMatched: 'Nothing match yet',
    matchedOf: (part, stake, price) => `${part} out of ${stake} don match at ${price}`,
    waitingAt: (matched, rest, price) => `${matched}, ${rest} dey wait at ${price}`,
    cancelled: (stake) => `${stake} don cancel`,
    lapsed: (stake) => `${stake} don lapse`,
    changed: 'Your order don change.',
    changedInDelay: 'Your order don change. E dey wait for the in-play delay.',
    changedTo: (state) => `Your order don change. ${state}.`,
    nothingToCancel: 'Nothing dey to cancel.',
    matchedFirst: (stake) => `Nothing dey to cancel: ${stake} don match first.`,
    cancelledAll: 'E don cancel',
    inOrders: (what, orders) => `${what} for ${orders} orders`,
    staysMatched: (what, stake) => `${what}, ${stake} wey don match remain`,
  },
};
