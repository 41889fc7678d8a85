import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import { faultOf } from '../../engine/control/faultOf.ts';
import { limitsRefusal } from './limitsRefusal.ts';
import { patchRefusal } from './patchRefusal.ts';
import { Match, SUBJECTS } from './subjects.ts';

const EFFECTS = [
  'status',
  'body',
  'patch',
  'retryAfter',
  'delayMs',
  'network',
  'truncate',
  'html',
  'ackLost',
];

/** What a fault can do elsewhere than to a call, to which it can do everything. */
const EFFECTS_ON: Record<string, readonly string[]> = {
  ...named(everyAsked, ['body', 'patch', 'delayMs', 'network', 'ackLost']),
  ...named(everyPushed, ['body', 'patch', 'network']),
  // Its changes are numbered: another body would be a lie that no server tells.
  'socket market:change': ['network'],
  'socket connect': ['body'],
  'socket upgrade': ['network'],
  'GET /external/frame': ['network'],
};

function named(events: Record<string, { name: string }>, effects: readonly string[]) {
  return Object.fromEntries(Object.values(events).map(({ name }) => [`socket ${name}`, effects]));
}

/** What a fault would do to a subject, and cannot. */
function uselessOn(fault: object, subject: string): string[] {
  const able = EFFECTS_ON[subject];
  return able ? EFFECTS.filter((name) => name in fault && !able.includes(name)) : [];
}

/** Whether a fault does all that it says to a call or event; otherwise it leaves it alone and is not used up. */
export function faultWorks(fault: object, subject: string): boolean {
  return uselessOn(fault, subject).length === 0;
}

function uselessBecause(input: unknown): string | undefined {
  const { match = '', ...fault } = input as { match?: string };
  const matched = SUBJECTS.filter((subject) =>
    match.endsWith('*') ? subject.startsWith(match.slice(0, -1)) : subject === match,
  );
  const refusal = limitsRefusal(fault, matched) ?? patchRefusal(fault, matched);
  if (refusal !== undefined) return refusal;
  const [first = ''] = matched;
  if (matched.length === 0 || matched.some((subject) => faultWorks(fault, subject)))
    return undefined;
  return `\`${first}\` can have ${(EFFECTS_ON[first] ?? []).join(', ')}, not ${uselessOn(fault, first).join(', ')}`;
}

/** The input of the `fault` command: what it matches is a call or an event of the contract. */
export const Fault = faultOf(Match, uselessBecause);
