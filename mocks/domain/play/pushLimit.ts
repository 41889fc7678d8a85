import type { MoneyLimitKind, MoneyLimitPeriod } from '../../../src/contract/account/saferPlay.ts';
import type { PlayLimit } from '../../../src/domain/play/playLimit.ts';
import type { Operator } from '../operator.ts';
import { pushNote } from '../pushNote.ts';

const NAMES = { deposit: 'Deposits', loss: 'Losses', stake: 'Stakes', time: 'Time' };

/** Pushes a change of a limit: whoever made it may not be the player. */
export function pushLimit(
  operator: Operator,
  accountId: number,
  { kind, period }: { kind: MoneyLimitKind | 'time'; period: MoneyLimitPeriod },
  { pending }: PlayLimit,
): void {
  pushNote(operator, accountId, {
    kind: 'limit',
    title: pending ? 'You asked for a higher limit' : 'Your limit was changed',
    text: `${NAMES[kind]}, each ${period}. Not you? Change your password.`,
    href: '/profile',
    tag: `limit ${kind} ${period}`,
  });
}
