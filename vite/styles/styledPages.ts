import { withCommonStyles, withMarkersLast } from './commonStyles.ts';
import { type PageKind, withFirstStyles } from './firstStyles.ts';

/** The pages with their inlined styles where each is wanted; `kinds` names those that start without the app. */
export function styledPages(
  pages: ReadonlyMap<string, string>,
  kinds: ReadonlyMap<string, PageKind>,
): [fileName: string, html: string][] {
  return [...withFirstStyles(withCommonStyles(pages), kinds)].map(([name, html]) => [
    name,
    withMarkersLast(html),
  ]);
}
