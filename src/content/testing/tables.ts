import type { Block, ContentDocument } from '../document.ts';
import { plainText as text } from '../plainText.ts';

const modules = import.meta.glob<{ content: ContentDocument }>('../**/*.md', { eager: true });

export function documentOf(id: string): ContentDocument {
  const found = Object.values(modules).find(({ content }) => content.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return found.content;
}

/** A table of a document: its heading, its index under that heading, and its cells as text. */
export interface TextTable {
  under: string;
  index: number;
  rows: string[][];
}

export function tablesOf(id: string): TextTable[] {
  const tables: TextTable[] = [];
  let under = '';
  for (const block of documentOf(id).blocks) {
    if (block.is === 'heading') under = block.id;
    if (block.is !== 'table') continue;
    const index = tables.filter((table) => table.under === under).length;
    tables.push({ under, index, rows: block.rows.map((row) => row.map(text)) });
  }
  return tables;
}

/** All words of a document in one line. */
export function textOf(id: string): string {
  return documentOf(id).blocks.map(blockText).join(' ');
}

function blockText(block: Block): string {
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return text(block.of);
    case 'list':
      return block.items.flat().map(blockText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(text).join(' ')).join(' ');
    case 'quote':
      return block.of.map(blockText).join(' ');
  }
}
