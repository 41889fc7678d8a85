/** The promotions of the demo account; the others ask for a verified player, a friend or a ticket. */
const DEMO_OFFERS = ['welcome', 'deposit', 'free-bet'];

export function isOffForDemo(offer: string): boolean {
  return !DEMO_OFFERS.includes(offer);
}
