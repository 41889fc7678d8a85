type Count = (bytes: number) => void;

let count: Count = () => undefined;

/** Reports the size of every packet from the socket, before compression. No browser API reports this. */
export function watchTraffic(watcher: Count): void {
  count = watcher;
}

/** Called by the transport for each packet. */
export function countTraffic(data: unknown): void {
  if (typeof data === 'string') count(data.length);
}
