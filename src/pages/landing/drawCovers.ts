import { untilLoaded } from '../../lib/untilLoaded.ts';
import { toNodes } from '../toNodes.ts';

/** As in `followLists`. */
const MARGIN = '400px';

/** Draws the covers of games into their places once a reader without the app comes near. Returns how to stop. */
export function drawCovers(places: readonly Element[]): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void draw(places);
    },
    { rootMargin: MARGIN },
  );
  for (const place of places) observer.observe(place);
  return () => observer.disconnect();
}

async function draw(places: readonly Element[]): Promise<void> {
  const { drawnCover } = await untilLoaded(() => import('../../ui/art/covers/drawnCover.tsx'));
  for (const place of places) {
    const cover = await drawnCover(place.getAttribute('data-cover') ?? '');
    place.replaceChildren(...toNodes(cover));
  }
}
