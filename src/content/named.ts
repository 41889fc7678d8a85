import type { Block, ContentDocument } from './document.ts';
import { plainText } from './plainText.ts';

type Heading = Extract<Block, { is: 'heading' }>;
/** A heading without its anchor, if that is its words. */
type BareBlock = Exclude<Block, Heading> | (Omit<Heading, 'id'> & { id?: string | undefined });

/** A page as it is in the build: anchors would be 3 % of all that is kept of the rules. */
export interface BareDocument extends Omit<ContentDocument, 'blocks'> {
  blocks: BareBlock[];
}

/** The anchor that words make. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Leaves out each anchor that `named` finds again. */
export function bare(document: ContentDocument): BareDocument {
  return {
    ...document,
    blocks: document.blocks.map((block) => {
      if (block.is !== 'heading' || block.id !== slug(plainText(block.of))) return block;
      const { id: _, ...rest } = block;
      return rest;
    }),
  };
}

/** Gives each heading its anchor. */
export function named(document: BareDocument): ContentDocument {
  return {
    ...document,
    blocks: document.blocks.map((block) => {
      if (block.is !== 'heading') return block;
      const { is, level, id = slug(plainText(block.of)), of } = block;
      return { is, level, id, of };
    }),
  };
}
