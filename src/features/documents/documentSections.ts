import type { Block, Inline } from '../../content/document.ts';

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
