/** A section of a document without its subsections, or a subsection. */
export interface Place {
  id: string;
  title: string;
  text: string;
}

/** A place in a document that contains all words of the search. */
export interface Found {
  id: string;
  title: string;
  excerpt: string;
}

const MOST = 8;
const EXCERPT = 110;

/** The places that contain every word of the query, those with one in their title first. */
export function findInDocument(places: readonly Place[], query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = places.filter(({ title, text }) => {
    const all = `${title} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const isInTitle = ({ title }: { title: string }) =>
    words.some((word) => title.toLowerCase().includes(word));
  return [...found.filter(isInTitle), ...found.filter((place) => !isInTitle(place))]
    .slice(0, MOST)
    .map(({ id, title, text }) => ({ id, title, excerpt: excerpt(text, words) }));
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
