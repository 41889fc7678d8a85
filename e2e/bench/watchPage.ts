/** What a watched page has recorded about itself. Times are milliseconds since its navigation began. */
export interface Watched {
  /** When the largest text was seen. */
  textMs: number;
  /** Something is visible, so that a player may tap. */
  isPainted: boolean;
  /** When a dialog was open. */
  openedMs: number;
  /** When typed text was visible. */
  typedMs: number;
}

declare global {
  var watched: Watched;
}

/** Runs in every page before its own scripts. Self-contained, because it is sent as text. */
export function watchPage(): void {
  const watched: Watched = { textMs: 0, isPainted: false, openedMs: 0, typedMs: 0 };
  globalThis.watched = watched;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  observe('paint', () => {
    watched.isPainted = true;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.textMs = startTime;
  });
  /** When the frame that shows it has been drawn. */
  const onceSeen = (name: 'openedMs' | 'typedMs') =>
    requestAnimationFrame(() => {
      watched[name] ||= performance.now();
    });
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.open) onceSeen('openedMs');
  };
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('input', () => onceSeen('typedMs'), true);
}
