// A booking code to share.

export const title = 'Booking code';
export const linkTitle = (brand: string) => `${brand} booking code`;
export const holds = (count: number) =>
  `It has ${count === 1 ? 'one selection' : `${count} selections`}, no odds and no stake. Whoever opens it gets the odds at that moment.`;
export const short = 'Short code';
export const long = 'Code that opens offline';
export const link = 'Link';
export const share = (verb: string) => `${verb} the link`;
export const picture = 'QR code of the link';
export const getting = 'Getting a six-letter code…';
export const offline = 'You get a six-letter code when you are online. The code below works now.';
export const refused = (why: string) => `No six-letter code: ${why}.`;
