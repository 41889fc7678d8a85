import type { JackpotRound, JackpotTicket } from '../../contract/betting/jackpot.ts';
import {
  bestLine,
  type JackpotResult,
  LINE_KOBO,
  type Picks,
} from '../../domain/jackpot/jackpotLines.ts';
import type { MatchResult } from '../../domain/market/soccerResult.ts';
import { formatNaira, wholeNaira } from '../../domain/money/money.ts';
import { lagosDay, startOfLagosDay } from '../../domain/time/lagosTime.ts';

/** As on every coupon. */
export const SIGNS: Record<JackpotResult, string> = { home: '1', draw: 'X', away: '2', void: '–' };

export function linesText(lines: number): string {
  return lines === 1 ? '1 line' : `${lines.toLocaleString('en')} lines`;
}

export const LINE_PRICE = `${wholeNaira(LINE_KOBO)} a line`;

/** `Sat 28 Nov` */
export const dayText = (day: string) => lagosDay(startOfLagosDay(day)).slice(0, -5);

/** What a button of a match picks: `Eko Lanterns win`, `Draw`. */
export function pickName(match: { home: string; away: string }, result: MatchResult): string {
  return result === 'draw' ? 'Draw' : `${match[result]} win`;
}

/** `1X` for a match with two picks. */
export const signsOf = (picked: Picks[number]) => picked.map((one) => SIGNS[one]).join('');

type ShownTicket = Pick<JackpotTicket, 'picks' | 'returned'>;
type ShownRound = Pick<JackpotRound, 'state'> & {
  matches: readonly { readonly result?: JackpotResult | undefined }[];
};

/** How a ticket stands, or what it came to. */
export function ticketText(
  { picks, returned }: ShownTicket,
  { state, matches }: ShownRound,
): string {
  const results = matches.map(({ result }) => result);
  const { right, possible } = bestLine(picks, results);
  if (returned !== undefined) {
    const won = returned > 0 ? `You won ${formatNaira(returned)}.` : 'Nothing won.';
    return `${right} of ${picks.length} right. ${won}`;
  }
  const played = results.filter((result) => result !== undefined).length;
  if (state === 'open' || played === 0) return 'Not started';
  if (played === picks.length) return `${right} of ${picks.length} right. Paid after midnight.`;
  return `${right} of ${played} right so far. You can still get ${possible}.`;
}
