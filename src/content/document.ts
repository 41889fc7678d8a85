/// <reference path="./markdown.d.ts" />

/** Text with its marks; a link names where it leads. */
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
 * A page of rules, policy or promotion, compiled from Markdown at build. Data, not HTML: it is rendered
 * by React, so nothing is ever written to the page as markup.
 */
export interface ContentDocument {
  id: string;
  version: string;
  /** Day it took effect, `2026-11-01`. */
  effective: string;
  /** Last day of a version that another has replaced. */
  until?: string;
  title: string;
  description: string;
  /** Long texts have a field to search them. */
  hasSearch?: true;
  /** Questions: each heading of the third level opens its answer. */
  isFolded?: true;
  /** It invites to play, so it is not shown to a player on a break. */
  isOffer?: true;
  /** What it shows depends on the device, so it starts with the app; others do without until touched. */
  startsApp?: true;
  blocks: Block[];
}

/** What the route table knows of a document without its text. */
export type DocumentHead = Pick<ContentDocument, 'id' | 'title'>;
