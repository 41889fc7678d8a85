import type { Block } from '../../content/document.ts';
import { plainText } from '../../content/plainText.ts';
import { blocksText, splitSections } from './documentSections.ts';

/** A place in a document that contains all words of the search. */
export interface Found {
  id: string;
  title: string;
  excerpt: string;
}

const MOST = 8;
const EXCERPT = 110;

/** The places that contain every word of the query, those with one in their title first. */
export function findInDocument(blocks: readonly Block[], query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = placesOf(blocks).filter(({ title, text }) => {
    const all = `${title} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const isInTitle = ({ title }: { title: string }) =>
    words.some((word) => title.toLowerCase().includes(word));
  return [...found.filter(isInTitle), ...found.filter((place) => !isInTitle(place))]
    .slice(0, MOST)
    .map(({ id, title, text }) => ({ id, title, excerpt: excerpt(text, words) }));
}

/** Each section without its subsections, and each subsection. */
function placesOf(blocks: readonly Block[]): { id: string; title: string; text: string }[] {
  return splitSections(blocks, 2).sections.flatMap((section) => {
    const { before, sections } = splitSections(section.blocks, 3);
    return [{ ...section, blocks: before }, ...sections].map(({ id, heading, blocks: own }) => ({
      id,
      title: plainText(heading),
      text: blocksText(own),
    }));
  });
}

/** The text around the first hit, cut between words. */
function excerpt(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const hits = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const hit = hits.length > 0 ? Math.min(...hits) : 0;
  const from = hit < EXCERPT / 2 ? 0 : text.indexOf(' ', hit - EXCERPT / 2) + 1;
  if (text.length <= from + EXCERPT) return `${from > 0 ? '… ' : ''}${text.slice(from)}`;
  const to = text.lastIndexOf(' ', from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(to, from))} …`;
}
