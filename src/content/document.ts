/// <reference path="./markdown.d.ts" />

/** Text with its formatting; a link carries its target. */
export type Inline =
  | string
  | { mark: 'strong' | 'em' | 'code'; of: Inline[] }
  | { href: string; of: Inline[] };

export type Block =
  | { is: 'heading'; level: 2 | 3; id: string; of: Inline[] }
  | { is: 'paragraph'; of: Inline[] }
  | { is: 'list'; ordered: boolean; items: Block[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'quote'; of: Block[] };

/**
 * A page of rules, policy or promotion, compiled from Markdown at build time. It is data that React renders into the
 * HTML of its page.
 */
export interface ContentDocument {
  id: string;
  version: string;
  /** The day it took effect, `2026-11-01`. */
  effective: string;
  /** The last day on which this version applied, if another has replaced it. */
  until?: string;
  title: string;
  description: string;
  /** Long texts get a search field. */
  hasSearch?: true;
  /** FAQ pages: each third-level heading opens and closes its answer. */
  isFolded?: true;
  /** An offer, which a player on a break does not see. */
  isOffer?: true;
  /** It explains, and binds nobody: its version and its date say nothing to a reader. */
  isGuide?: true;
  /** What its islands show depends on the device, so it brings the app at once; others do without until touched. */
  startsApp?: true;
  /** Islands (`src/islands`): one above the text, and those at the end of a section, by its id. */
  above?: string;
  after?: Record<string, string>;
  blocks: Block[];
}

/** The parts of a document that the route table needs, without its text. */
export type DocumentHead = Pick<ContentDocument, 'id' | 'title' | 'isOffer'>;
