import '../../features/documents/DocumentView.css';
import '../../features/documents/TableView.css';
import { useEffect } from 'react';
import { OfferClosed } from '../../features/promotions/OfferClosed.tsx';
import { here } from '../../lib/base.ts';
import { reloadFree } from '../../lib/holdReload.ts';
import { flushAll } from '../../storage/persisted.ts';
import { MainSkeleton } from '../shell/MainSkeleton.tsx';
import { hasText, isShellInstead, isTextToCome, textPlace } from './documentText.ts';
import { ScreenMissing } from './ScreenMissing.tsx';

/**
 * Where the text of a document is in the app's frame. It is a page, and never the app's: the text is the page's own
 * HTML, which `handOver` puts here. A document that the app leads to is loaded, as any page, once nothing is being sent.
 */
export function documentSlot(isOffer: boolean) {
  return () => <Slot isOffer={isOffer} />;
}

function Slot({ isOffer }: { isOffer: boolean }) {
  const isAway = !hasText() && isShellInstead();
  useEffect(() => {
    if (isTextToCome()) void loadPage(here());
    // From then on the browser finds the place again that the reader had reached.
    else history.scrollRestoration = 'auto';
  }, []);
  if (isAway) return <ScreenMissing onRetry={() => location.reload()} />;
  return (
    <>
      {isOffer && <OfferClosed />}
      <div ref={textPlace}>{!hasText() && <MainSkeleton />}</div>
    </>
  );
}

async function loadPage(path: string): Promise<void> {
  await Promise.all([flushAll(), reloadFree()]);
  if (here() !== path) return;
  // A reload keeps the place of the page before, and the address may name another.
  if (location.hash) history.scrollRestoration = 'manual';
  location.reload();
}
