import * as z from 'zod/mini';
import { fromBase64url } from '../../../lib/base64url.ts';
import { type CheckableRound, checkedFault, promisesOf, toldRound } from './checkedRound.ts';
import { RoundText } from './roundText.ts';
import type { Shown } from './shownSeeds.ts';

/**
 * `unreadable`: no round. `unmade`: a round of a live table, which is not made from seeds. `open` and `secret`:
 * not to be checked yet. `fits`: as it is told, which nothing on this phone confirms.
 */
export type RoundVerdict =
  | { is: 'unreadable' }
  | { is: 'unmade' | 'open' | 'secret' | 'fair' | 'fits'; round: CheckableRound }
  | { is: 'unfair'; round: CheckableRound; fault: string };

const IN_LINK = /#round=([^\s&]+)/;

/** Checks a round from its text, or from a link that holds it: on this phone, without a network. */
export function verdictOn(pasted: string, shown: readonly Shown[]): RoundVerdict {
  const round = readRound((IN_LINK.exec(pasted)?.[1] ?? pasted).replace(/\s/g, ''));
  if (!round) return { is: 'unreadable' };
  if (!toldRound(round)) return { is: 'unmade', round };
  if (round.state === 'open') return { is: 'open', round };
  if (round.fairness?.serverSeed === undefined) return { is: 'secret', round };
  const fault = checkedFault(round, shown);
  if (fault !== undefined) return { is: 'unfair', round, fault };
  return { is: promisesOf(round, shown).length > 0 ? 'fair' : 'fits', round };
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
