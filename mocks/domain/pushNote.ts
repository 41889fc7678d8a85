import type { PushMessage, PushSettings } from '../../src/contract/account/push.ts';
import { PushKind } from '../../src/contract/account/push.ts';
import { isQuietHour } from '../../src/domain/account/quietHours.ts';
import type { Operator } from './operator.ts';
import { breakOf, onBreak, playRow } from './play/playRow.ts';

/** What a player gets pushed. All kinds and no quiet hours, until chosen otherwise. */
export function pushSettingsOf({ db }: Operator, accountId: number): PushSettings {
  const row = db.pushSettings.get(accountId);
  if (!row) return { kinds: [...PushKind.options] };
  const { kinds, quietFrom, quietTo } = row;
  return {
    kinds: [...kinds],
    ...(quietFrom !== null && quietTo !== null && { quiet: { from: quietFrom, to: quietTo } }),
  };
}

export function savePushSettings(
  { db: { pushSettings } }: Operator,
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
  operator: Operator,
  accountId: number,
  message: Omit<PushMessage, 'userId'>,
): void {
  const { db, clock } = operator;
  const { kinds, quiet } = pushSettingsOf(operator, accountId);
  if (!kinds.includes(message.kind) || isExcluded(operator, accountId)) return;
  if (quiet && isQuietHour(quiet, clock.now())) return;
  for (const phone of db.pushSubscriptions.where('accountId', accountId)) {
    if (db.sessions.get(phone.token)?.endedAt !== null) db.pushSubscriptions.remove(phone.endpoint);
    else operator.sendPush(phone, { ...message, userId: accountId });
  }
}

/** An exclusion holds until the account is open again, which may be after its end. */
function isExcluded(operator: Operator, accountId: number): boolean {
  return (
    onBreak(operator, accountId) && breakOf(playRow(operator, accountId))?.kind === 'exclusion'
  );
}
