import * as z from 'zod/mini';
import { fromBase64url } from '../../../lib/base64url.ts';
import { type CheckableRound, checkedFault, toldRound } from './checkedRound.ts';
import { RoundText } from './roundText.ts';

/**
 * `unreadable`: no round. `unmade`: a round of a live table, which is not made from seeds. `open` and `secret`:
 * not to be checked yet.
 */
export type RoundVerdict =
  | { is: 'unreadable' }
  | { is: 'unmade' | 'open' | 'secret' | 'fair'; round: CheckableRound }
  | { is: 'unfair'; round: CheckableRound; fault: string };

const IN_LINK = /#round=([^\s&]+)/;

/** Checks a round from its text, or from a link that holds it: on this phone, without a network. */
export function verdictOn(pasted: string): RoundVerdict {
  const round = readRound((IN_LINK.exec(pasted)?.[1] ?? pasted).replace(/\s/g, ''));
  if (!round) return { is: 'unreadable' };
  if (!toldRound(round)) return { is: 'unmade', round };
  if (round.state === 'open') return { is: 'open', round };
  if (round.fairness?.serverSeed === undefined) return { is: 'secret', round };
  const fault = checkedFault(round);
  return fault === undefined ? { is: 'fair', round } : { is: 'unfair', round, fault };
}

function readRound(text: string): CheckableRound | undefined {
  const bytes = fromBase64url(text);
  if (!bytes) return undefined;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return z.safeDecode(RoundText, parsed as z.input<typeof RoundText>).data;
  } catch {
    return undefined;
  }
}
