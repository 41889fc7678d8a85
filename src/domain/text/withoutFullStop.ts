/** A sentence to go on with: `The bank said no.` as `The bank said no`. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, '');
