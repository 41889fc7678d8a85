import type { Offer } from './offers.ts';

const TICKET =
  'M2 11h44v8a5 5 0 0 0 0 10v8H2v-8a5 5 0 0 0 0-10zM18 15l2.6 5.6 6.1.8-4.5 4.2 1.1 6.1-5.3-3-5.3 3 1.1-6.1-4.5-4.2 6.1-.8zM33 14h3v4h-3zM33 22h3v4h-3zM33 30h3v4h-3z';

/** What each offer is, as one filled path on 48 × 48: a gift, a card of identity, a paid-in card, and so on. */
export const OFFER_SIGNS: Readonly<Record<Offer['offer'], string>> = {
  welcome:
    'M23 12C21 3 9 1 9 7c0 4 7 5 14 5zM25 12c2-9 14-11 14-5 0 4-7 5-14 5zM4 14h17v9H4zM27 14h17v9H27zM7 26h14v18H7zM27 26h14v18H27z',
  signup:
    'M5 8h38a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3zM15 15a5 5 0 1 0 .1 0zM7 34c0-11 16-11 16 0zM28 16h13v3H28zM28 23h13v3H28zM28 30h8v3h-8z',
  deposit:
    'M5 7h36a3 3 0 0 1 3 3v13H31v6h-6v5H5a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3zM2 13v6h42v-6zM7 25h10v3H7zM34 26h6v6h6v6h-6v6h-6v-6h-6v-6h6z',
  cashback:
    'M13 4a10 10 0 1 0 .1 0zM13 9a5 5 0 1 0 .1 0zM35 24a10 10 0 1 0 .1 0zM35 29a5 5 0 1 0 .1 0zM36 4h7L12 44H5z',
  'lucky-draw': TICKET,
  'free-bet': TICKET,
  referral:
    'M17 5a9 9 0 1 0 .1 0zM2 43c0-28 30-28 30 0zM36 10a7 7 0 1 0 .1 0zM36 43c0-6-1-10-4-15 7-4 15 2 15 15z',
};
