import { pushKey } from '../../domain/demoKey.ts';
import { pushSettingsOf, savePushSettings } from '../../domain/pushNote.ts';
import type { SomeRules } from '../everyRule.ts';

/** Push messages: what a player wants pushed, and to which phones. */
export const pushRules = {
  getPush: ({ operator, player }) => ({
    key: pushKey.publicKey,
    settings: pushSettingsOf(operator, player.accountId),
  }),
  changePush: ({ operator, player, input }) => {
    savePushSettings(operator, player.accountId, input);
    return { settings: pushSettingsOf(operator, player.accountId) };
  },
  subscribePush: ({ operator: { db }, player, token, input }) => {
    // The phone may have had another player before.
    if (db.pushSubscriptions.get(input.endpoint)) db.pushSubscriptions.remove(input.endpoint);
    db.pushSubscriptions.insert({ ...input, accountId: player.accountId, token });
    return { ok: true };
  },
  unsubscribePush: ({ operator: { db }, player, input: { endpoint } }) => {
    const isOwn = db.pushSubscriptions.get(endpoint)?.accountId === player.accountId;
    if (isOwn) db.pushSubscriptions.remove(endpoint);
    return { ok: true };
  },
} satisfies SomeRules;
