import type { play } from './english/play.ts';
import type { receipts } from './english/receipts.ts';
import type { refusals } from './english/refusals.ts';
import type { saferPlay } from './english/saferPlay.ts';
import type { slip } from './english/slip.ts';

/** What a second language has to say: the subjects of the English texts, with the same values in each. */
export interface Pack {
  play: typeof play;
  receipts: typeof receipts;
  refusals: typeof refusals;
  saferPlay: typeof saferPlay;
  slip: typeof slip;
}

export interface Language {
  /** For the `lang` of the page. */
  code: string;
  /** A native reader has read all of it and signed for it. Until then no build for players carries it. */
  signedBy: string | undefined;
  pack: Pack;
}
