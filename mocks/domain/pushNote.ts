import type { PushMessage, PushSettings } from '../../src/contract/account/push.ts';
import { PushKind } from '../../src/contract/account/push.ts';
import { isQuietHour } from '../../src/domain/account/quietHours.ts';
import type { House } from './house.ts';
import { breakOf, onBreak, playRow } from './play/playRow.ts';

/** What a player gets pushed. All kinds and no quiet hours, until chosen otherwise. */
export function pushSettingsOf({ db }: House, accountId: number): PushSettings {
  const row = db.pushSettings.get(accountId);
  if (!row) return { kinds: [...PushKind.options] };
  const { kinds, quietFrom, quietTo } = row;
  return {
    kinds: [...kinds],
    ...(quietFrom !== null && quietTo !== null && { quiet: { from: quietFrom, to: quietTo } }),
  };
}

export function savePushSettings(
  { db: { pushSettings } }: House,
  accountId: number,
  { kinds, quiet }: PushSettings,
): void {
  const row = { accountId, kinds, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
  if (pushSettings.get(accountId)) pushSettings.update(accountId, row);
  else pushSettings.insert(row);
}

/**
 * Pushes a message to every phone of a player that is still signed in; nothing during an exclusion, in quiet
 * hours, or of a kind that the player has turned off.
 */
export function pushNote(
  house: House,
  accountId: number,
  message: Omit<PushMessage, 'userId'>,
): void {
  const { db, clock } = house;
  const { kinds, quiet } = pushSettingsOf(house, accountId);
  if (!kinds.includes(message.kind) || isExcluded(house, accountId)) return;
  if (quiet && isQuietHour(quiet, clock.now())) return;
  for (const phone of db.pushSubscriptions.where('accountId', accountId)) {
    if (db.sessions.get(phone.token)?.endedAt !== null) db.pushSubscriptions.remove(phone.endpoint);
    else house.sendPush(phone, { ...message, userId: accountId });
  }
}

/** An exclusion holds until the account is open again, which may be after its end. */
function isExcluded(house: House, accountId: number): boolean {
  return onBreak(house, accountId) && breakOf(playRow(house, accountId))?.kind === 'exclusion';
}
