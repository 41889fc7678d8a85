import { act } from '@testing-library/react';
import { documentView } from '../app/document/documentView.tsx';
import type { ContentDocument } from '../content/document.ts';
import { OfferClosed } from '../features/promotions/OfferClosed.tsx';
import { show } from './show.tsx';

const documents = import.meta.glob<ContentDocument>('../content/*.md', { import: 'content' });

/** A document in the app, its islands alive. */
export async function showDocument(id: string) {
  const content = await documents[`../content/${id}.md`]?.();
  if (!content) throw new Error(`no document ${id}`);
  const view = await documentView(content);
  // Its late parts resume only in an awaited act.
  return act(async () =>
    show(
      <>
        {content.isOffer && <OfferClosed />}
        {view}
      </>,
      { at: `/${id}` },
    ),
  );
}
