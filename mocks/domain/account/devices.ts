import type { Device } from '../../../src/contract/account/devices.ts';
import { lagosClock } from '../../../src/domain/time/lagosTime.ts';
import type { Operator } from '../operator.ts';
import { tell } from '../tell.ts';
import { endSession } from './accounts.ts';

const BROWSERS: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

/**
 * `Chrome on Android`, from a browser's user agent. The order above matters, because browsers name each
 * other.
 */
export function deviceName(agent: string): string {
  const named = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];
  const browser = named(BROWSERS) ?? 'Unknown browser';
  const system = named(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

/** Stores which device a session was opened on, and tells the player's other devices of it. */
export function noteDevice(operator: Operator, token: string, agent: string): void {
  const { accountId, device, startedAt } = operator.db.sessions.update(token, {
    device: deviceName(agent),
  });
  // Strangers share the demo account.
  if (operator.db.accounts.get(accountId)?.isDemo) return;
  const isElsewhere = openSessionsOf(operator, accountId).some((row) => row.token !== token);
  if (!isElsewhere) return;
  const title = 'Logged in on another device';
  const text = `${device}, at ${lagosClock(startedAt)}. Not you? Change your password.`;
  tell(operator, accountId, { title, text, severity: 'warning', href: '/profile' }, startedAt);
}

function openSessionsOf({ db }: Operator, accountId: number) {
  return db.sessions.where('accountId', accountId).filter(({ endedAt }) => endedAt === null);
}

/** The calling device first, then the newest. */
export function devicesOf(operator: Operator, accountId: number, ownToken: string): Device[] {
  return openSessionsOf(operator, accountId)
    .map(({ token, deviceId, device, startedAt }) => ({
      deviceId,
      name: device,
      signedInAt: startedAt,
      isThis: token === ownToken,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.signedInAt - a.signedInAt);
}

export function signOutDevices(
  operator: Operator,
  accountId: number,
  { ownToken, deviceId }: { ownToken: string; deviceId: string | undefined },
): void {
  const others = openSessionsOf(operator, accountId).filter(({ token }) => token !== ownToken);
  const leaving = others.filter((row) => deviceId === undefined || row.deviceId === deviceId);
  const because = 'You were logged out from another device.';
  for (const { token } of leaving) endSession(operator, token, because);
  operator.hangUp(leaving.map(({ token }) => token));
}
