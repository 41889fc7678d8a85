type Count = (bytes: number) => void;

let count: Count = () => undefined;

/** What came over the socket from now on, before the link compresses it; no other place tells. */
export function watchTraffic(watcher: Count): void {
  count = watcher;
}

export function countTraffic(data: unknown): void {
  if (typeof data === 'string') count(data.length);
}
