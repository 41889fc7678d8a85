/** The milestones of a start, in milliseconds since its navigation began. Read them when the page is idle. */
export interface StartMarks {
  marks: [name: string, atMs: number][];
  files: { name: string; askedMs: number; hereMs: number }[];
}

declare global {
  var startMarks: () => StartMarks;
}

/** Runs in the page before its own scripts. Self-contained, because it is sent as text. */
export function watchStart(): void {
  const seen = new Map<string, number>();
  const mark = (name: string, at = performance.now()) => {
    if (!seen.has(name)) seen.set(name, at);
  };
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    mark('storage: asked to open');
    const request = open.apply(this, args);
    request.addEventListener('success', () => mark('storage: open'));
    return request;
  };
  // The app removes the class once the signed-in player's page is shown.
  new MutationObserver(() => {
    const { classList } = document.documentElement;
    if (classList.contains('has-session')) mark('a session is held: known');
    else if (seen.has('a session is held: known')) mark("the player's page stands");
  }).observe(document, { subtree: true, attributeFilter: ['class'] });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) mark(name, startTime);
  }).observe({ type: 'paint', buffered: true });
  let largest = 0;
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const figure = (entry: PerformanceEntry | undefined, name: string) =>
    Number(Reflect.get(entry ?? {}, name) ?? 0);
  globalThis.startMarks = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'));
    return {
      marks: [
        ['page: answered', figure(navigation, 'responseStart')] as [string, number],
        ['page: parsed', figure(navigation, 'domInteractive')] as [string, number],
        ...seen,
        ['the largest text or picture', largest] as [string, number],
      ].sort(([, one], [, other]) => one - other),
      files: files.map((entry) => ({
        name: entry.name.slice(entry.name.lastIndexOf('/') + 1),
        askedMs: entry.startTime,
        hereMs: figure(entry, 'responseEnd'),
      })),
    };
  };
}
