/**
 * What a device knows of time: the last moment a server told, what its own clock said then, and the
 * furthest its own clock has ever stood since.
 */
export interface ClockMark {
  serverAt: number;
  deviceAt: number;
  furthestAt: number;
}

/** A new word of the server: what the device's clock did before does not count any more. */
export function markServer(serverAt: number, deviceNowMs: number): ClockMark {
  return { serverAt, deviceAt: deviceNowMs, furthestAt: deviceNowMs };
}

export function markSeen(mark: ClockMark, deviceNowMs: number): ClockMark {
  return deviceNowMs > mark.furthestAt ? { ...mark, furthestAt: deviceNowMs } : mark;
}

/** The time by the server, as well as the device can know it: a clock set back never turns it back. */
export function steadyNow(mark: ClockMark | undefined, deviceNowMs: number): number {
  if (!mark) return deviceNowMs;
  return mark.serverAt + Math.max(mark.furthestAt, deviceNowMs) - mark.deviceAt;
}
