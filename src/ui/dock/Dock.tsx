import { type ReactNode, useRef } from 'react';
import './Dock.css';
import { classes } from '../classes.ts';
import { useBackCloses } from '../dialog/useBackCloses.ts';
import { useMedia } from '../hooks/useMedia.ts';
import { below, from, lowerThan, WINDOW, WINDOW_HEIGHT } from '../style/breakpoints.ts';
import { useDockPage } from './useDockPage.ts';
import { useDockRoom } from './useDockRoom.ts';

interface DockProps {
  /** Spread out, or folded to one line. A dock in its own column is always spread out. */
  isOpen: boolean;
  /** Back was pressed while it lay spread out over the page. */
  onFold(): void;
  /** May cover all of the page on a phone, not only the part below what was tapped. */
  isTall?: boolean;
  /** Reports its top edge, px from the top, while it covers the page. */
  onTop?(topPx: number | undefined): void;
  folded: ReactNode;
  children: ReactNode;
}

/** So low only with an open keyboard or zoomed in: head and foot would leave nothing between them. */
const LOW_WINDOW = `${below(WINDOW.twoColumns)} and ${lowerThan(WINDOW_HEIGHT.keyboard)}`;

/** Whether a dock has its own column in this window. */
export function useDockColumn(): boolean {
  return useMedia(from(WINDOW.twoColumns));
}

/**
 * Holds what accompanies the page: a column from 960 px on, else a sheet at the foot that folds to one line. Never modal, so the page stays in view; except in windows so low
 * that the dock becomes a page of its own.
 */
export function Dock({ isOpen, onFold, isTall = false, onTop, folded, children }: DockProps) {
  const isColumn = useDockColumn();
  const dock = useRef<HTMLDivElement>(null);
  const isSpread = isColumn || isOpen;
  const isPage = useMedia(LOW_WINDOW) && isSpread;
  useDockRoom(dock, !isColumn && !isPage, onTop);
  useDockPage(dock, isPage);
  useBackCloses(isOpen && !isColumn, onFold);
  return (
    <div
      ref={dock}
      className={classes('dock', isTall && 'dock--tall')}
      data-spread={isSpread ? '' : undefined}
    >
      {isSpread ? children : folded}
    </div>
  );
}
