/**
 * What a device knows about time: the server's last reported time, the device's clock at that moment, and the
 * furthest that clock has been since.
 */
export interface ClockMark {
  serverAt: number;
  deviceAt: number;
  furthestAt: number;
  /** Missing where no server has told the time, or an older app saved the mark. */
  isServers?: boolean | undefined;
}

/** A new mark from the server's time. What the device's clock did before no longer matters. */
export function markServer(serverAt: number, deviceNowMs: number): ClockMark {
  return { serverAt, deviceAt: deviceNowMs, furthestAt: deviceNowMs, isServers: true };
}

/** Notes how far the device's clock has come, so that setting it back is noticed. */
export function markSeen(mark: ClockMark, deviceNowMs: number): ClockMark {
  return deviceNowMs > mark.furthestAt ? { ...mark, furthestAt: deviceNowMs } : mark;
}

/** The server's time as far as the device can know it. Setting the clock back never moves it back. */
export function steadyNow(mark: ClockMark | undefined, deviceNowMs: number): number {
  if (!mark) return deviceNowMs;
  return mark.serverAt + Math.max(mark.furthestAt, deviceNowMs) - mark.deviceAt;
}

/** How far a device corrects its own clock. */
const SLACK_MS = 60_000;

/** Whether `steadyNow` is the server's time at this moment: after the clock was set back it stands still. */
export function isServerTime(mark: ClockMark | undefined, deviceNowMs: number): boolean {
  return mark?.isServers === true && deviceNowMs >= mark.furthestAt - SLACK_MS;
}
