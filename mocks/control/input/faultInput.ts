import { faultOf } from '../../engine/control/faultOf.ts';
import { limitsRefusal } from './limitsRefusal.ts';
import { patchRefusal } from './patchRefusal.ts';
import { Match, SUBJECTS, type Subject, subjectsOf } from './subjects.ts';

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

/** What a fault would do to a subject, and cannot. */
function uselessOn(fault: object, { can = EFFECTS }: Subject): string[] {
  return EFFECTS.filter((name) => name in fault && !can.includes(name));
}

const byName = new Map(SUBJECTS.map((subject) => [subject.name, subject]));

/** Whether a fault does all that it says to a call or event; otherwise it leaves it alone and is not used up. */
export function faultWorks(fault: object, name: string): boolean {
  const subject = byName.get(name);
  return !subject || uselessOn(fault, subject).length === 0;
}

function uselessBecause(input: unknown): string | undefined {
  const { match = '', ...fault } = input as { match?: string };
  const matched = subjectsOf(match);
  const refusal = limitsRefusal(fault, matched) ?? patchRefusal(fault, matched);
  const [first] = matched;
  if (refusal !== undefined || !first) return refusal;
  if (matched.some((subject) => uselessOn(fault, subject).length === 0)) return undefined;
  return `\`${first.name}\` can have ${(first.can ?? []).join(', ')}, not ${uselessOn(fault, first).join(', ')}`;
}

/** The input of the `fault` command: what it matches is a call or an event of the contract. */
export const Fault = faultOf(Match, uselessBecause);
