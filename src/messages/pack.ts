/** What another language says in place of an English text: the same values, other words. */
type Said<Text> = Text extends string
  ? string
  : Text extends (...values: never[]) => unknown
    ? Text
    : { [Name in keyof Text]: Said<Text[Name]> };

/** What a second language has to say: the subjects of the English texts, with the same values in each. */
export interface Pack {
  play: Said<typeof import('./english/play.ts')>;
  receipts: Said<typeof import('./english/receipts.ts')>;
  refusals: Said<typeof import('./english/refusals.ts')>;
  saferPlay: Said<typeof import('./english/saferPlay.ts')>;
  slip: Said<typeof import('./english/slip.ts')>;
}

export interface Language {
  /** For the `lang` of the page. */
  code: string;
  /** A native reader has read all of it and signed for it. Until then no build for players carries it. */
  signedBy: string | undefined;
  pack: Pack;
}
