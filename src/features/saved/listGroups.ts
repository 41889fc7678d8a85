import { href, paths } from '../../paths.ts';
import type { SavedList } from '../../storage/savedLists.ts';

/** Titles of lists by the beginning of their names; the first match counts. */
const KINDS: [begins: RegExp, title: string, to?: string][] = [
  [/^events-cricket/, 'Cricket matches', href(paths.sportCategory, { category: 'cricket' })],
  [/^events-soccer/, 'Football matches', href(paths.sportCategory, { category: 'soccer' })],
  [/^events-tennis/, 'Tennis matches', href(paths.sportCategory, { category: 'tennis' })],
  [/^events-/, 'Matches in play', href(paths.sportCategory, { category: 'inplay' })],
  [/^event-/, 'Matches you opened'],
  [/^statistics-/, 'Statistics of matches'],
  [/^(bets|coupons)-/, 'Your bets', paths.myBets],
  [/^(statement|lifetime)/, 'Your statement', paths.myAccount],
  [/^(deposit|withdrawal|gateway|bank)/, 'Cashier', paths.cashier],
  [/^messages/, 'Messages', paths.inbox],
  [/^(device|kyc|safer)/, 'Your account', paths.profile],
];

export interface ListGroup {
  title: string;
  /** The page that shows them. */
  to?: string | undefined;
  count: number;
  bytes: number;
  /** When the newest of them was saved, epoch ms. */
  savedAt: number;
}

/** Groups saved lists under names that players know, in a fixed order. */
export function groupLists(lists: readonly SavedList[]): ListGroup[] {
  const kinds = [...KINDS, [/./, 'News and other lists'] as const];
  const groups = new Map<string, ListGroup>();
  for (const { key, bytes, savedAt } of lists) {
    const kind = kinds.find(([begins]) => begins.test(key.slice('list:'.length)));
    if (!kind) continue;
    const [, title, to] = kind;
    const known = groups.get(title) ?? { title, to, count: 0, bytes: 0, savedAt: 0 };
    known.count += 1;
    known.bytes += bytes;
    known.savedAt = Math.max(known.savedAt, savedAt);
    groups.set(title, known);
  }
  return kinds.flatMap(([, title]) => groups.get(title) ?? []);
}
