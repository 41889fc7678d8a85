import type { Block, Inline } from '../../content/document.ts';
import { plainText } from '../../content/plainText.ts';

/** A heading and everything below it, up to the next heading of the same level or above. */
export interface Section {
  id: string;
  heading: Inline[];
  blocks: Block[];
}

/** Splits a document at the headings of a level: what comes before the first, then a section for each. */
export function splitSections(
  blocks: readonly Block[],
  level: 2 | 3,
): { before: Block[]; sections: Section[] } {
  const before: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.is === 'heading' && block.level === level) {
      sections.push({ id: block.id, heading: block.of, blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? before).push(block);
    }
  }
  return { before, sections };
}

/** All words of some blocks, with spaces between cells, items and blocks. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join(' ');
}

function blockText(block: Block): string {
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return plainText(block.of);
    case 'list':
      return block.items.map(blocksText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(' ');
    case 'quote':
      return blocksText(block.of);
  }
}
