import type { ReactNode } from 'react';
import type { ContentDocument } from '../../content/document.ts';
import { DocumentView } from '../../features/documents/DocumentView.tsx';
import { loadIsland } from './loadIsland.tsx';

/** The names of the islands of a document. */
export function islandsOf({ above, after = {}, hasSearch }: ContentDocument): string[] {
  const search = hasSearch ? ['DocumentSearch'] : [];
  return [...(above === undefined ? [] : [above]), ...Object.values(after), ...search];
}

async function island(name: string): Promise<ReactNode> {
  return <div data-island={name}>{await loadIsland(name)}</div>;
}

/** The page of a document, for its HTML: the text, and its islands as a guest sees them first. */
export async function documentView(document: ContentDocument): Promise<ReactNode> {
  const { above, after = {}, hasSearch, isOffer, startsApp } = document;
  const tools = Object.entries(after).map(
    async ([section, name]) => [section, await island(name)] as const,
  );
  return (
    <div id="document" data-app={startsApp && ''} data-offer={isOffer && ''}>
      <DocumentView
        document={document}
        search={hasSearch && (await island('DocumentSearch'))}
        after={Object.fromEntries(await Promise.all(tools))}
      >
        {above !== undefined && (await island(above))}
      </DocumentView>
    </div>
  );
}
