// A booking code to share.

export const title = 'Booking code';
export const holds = (count: number) =>
  `It has ${count === 1 ? 'one selection' : `${count} selections`}, no odds and no stake. Whoever opens it gets the odds at that moment.`;
/** On the picture of a ticket, which has no title of this name. */
export const code = 'Booking code';
export const short = 'Six-letter code';
export const long = 'Code that opens offline';
export const link = 'Link';
export const invitation = (brand: string, code: string, link: string) =>
  `My ${brand} booking code: ${code}. Open it here: ${link}`;
export const byWhatsApp = 'WhatsApp';
export const byTelegram = 'Telegram';
export const more = 'More';
export const picture = 'QR code of the link';
export const getting = 'Getting a six-letter code…';
export const offline = 'You get a six-letter code when you are online. This longer code works now.';
export const refused = (why: string) => `No six-letter code: ${why}`;
