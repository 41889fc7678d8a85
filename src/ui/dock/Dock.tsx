import { type ReactNode, useEffect, useRef } from 'react';
import './Dock.css';
import { useMedia } from '../hooks/useMedia.ts';
import { below, from, lowerThan, WINDOW, WINDOW_HEIGHT } from '../style/breakpoints.ts';
import { useDockPage } from './useDockPage.ts';
import { useDockRoom } from './useDockRoom.ts';

interface DockProps {
  /** Folded to one line where it has no column; a column is always spread out. */
  isOpen: boolean;
  /** Where it begins, px from the top, while it covers the page. */
  onTop?(topPx: number | undefined): void;
  folded: ReactNode;
  children: ReactNode;
}

/** A keyboard is open, or the page is zoomed in: head and foot of a dock leave nothing between them. */
const LOW_PHONE = `${below(WINDOW.wide)} and ${lowerThan(WINDOW_HEIGHT.keyboard)}`;
const DRAWER = `${from(WINDOW.wide)} and ${below(WINDOW.columns)}`;

/** Whether a dock has a column of its own in this window. */
export function useDockColumn(): boolean {
  return useMedia(from(WINDOW.columns));
}

/**
 * What stands beside the page in its place: a column of a wide window, a drawer from 720 px, and on a
 * phone a sheet above the tabs that folds to one line. It is never modal: the page stays in view, but
 * for a window so low that the dock is a page of its own, which scrolls as a whole.
 */
export function Dock({ isOpen, onTop, folded, children }: DockProps) {
  const isColumn = useDockColumn();
  const isDrawer = useMedia(DRAWER);
  const dock = useRef<HTMLDivElement>(null);
  const isSpread = isColumn || isOpen;
  const isPage = useMedia(LOW_PHONE) && isSpread;
  useDockRoom(dock, !isColumn && !isPage && !(isDrawer && isSpread), onTop);
  useDockPage(dock, isPage);
  useRoomBeside(isDrawer && isSpread);
  return (
    <div ref={dock} className="dock" data-spread={isSpread ? '' : undefined}>
      {isSpread ? children : folded}
    </div>
  );
}

/** The drawer takes its width from the page instead of covering it. */
function useRoomBeside(isTaken: boolean): void {
  useEffect(() => {
    if (!isTaken) return;
    const { dataset } = document.documentElement;
    dataset['slip'] = 'beside';
    return () => {
      delete dataset['slip'];
    };
  }, [isTaken]);
}
