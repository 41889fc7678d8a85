/** What a watched page has recorded about itself. Times are milliseconds since its navigation began. */
export interface Watched {
  lcpMs: number;
  /** Sum of all layout shifts not caused by input. */
  shift: number;
  /** The names of the elements that shifted, for debugging. */
  shifted: string[];
  /** Something is visible, so that a player may tap. */
  isPainted: boolean;
  /** When a dialog was open. */
  openedMs: number;
  /** When typed text was visible. */
  typedMs: number;
  /** When a form had been answered. */
  answeredMs: number;
}

declare global {
  var watched: Watched;
}

/**
 * Runs in every page before its own scripts. Self-contained, because it is sent as text. `answer` is the
 * selector of the element that appears when a form has been answered.
 */
export function watchPage(answer: string): void {
  const watched: Watched = {
    lcpMs: 0,
    shift: 0,
    shifted: [],
    isPainted: false,
    openedMs: 0,
    typedMs: 0,
    answeredMs: 0,
  };
  globalThis.watched = watched;

  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  observe('paint', () => {
    watched.isPainted = true;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.lcpMs = startTime;
  });
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) return;
    watched.shift += Number(entry.value);
    if (!('sources' in entry) || !Array.isArray(entry.sources)) return;
    for (const { node } of entry.sources) {
      if (node instanceof Element) watched.shifted.push(`${node.localName}.${node.className}`);
    }
  });

  /** When the frame that shows it has been drawn. */
  const onceSeen = (name: 'openedMs' | 'typedMs' | 'answeredMs') =>
    requestAnimationFrame(() => {
      watched[name] ||= performance.now();
    });
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.open) onceSeen('openedMs');
  };
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('input', () => onceSeen('typedMs'), true);
  if (!answer) return;
  new MutationObserver(() => {
    if (!watched.answeredMs && document.querySelector(answer)) onceSeen('answeredMs');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
