import type { JackpotTicket } from '../../../src/contract/betting/jackpot.ts';
import {
  JACKPOT_MATCHES,
  LINE_KOBO,
  lineCount,
  type Picks,
  picksRefusal,
} from '../../../src/domain/jackpot/jackpotLines.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { lagosDay, startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { JackpotTicketRow } from '../../db/rows/jackpotTicketRow.ts';
import type { ScheduledTask } from '../../engine/scheduledTask.ts';
import { beginRound, endRound } from '../casino/gameRounds.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';
import { dayOnSale, jackpotOf, ticketReturns } from './jackpotPool.ts';

const GAME = { provider: 'oja', gameCode: 'jackpot', gameName: `Jackpot ${JACKPOT_MATCHES}` };

/** Sells a ticket: its stake leaves the balance now, as that of a round which ends when the day is paid. */
export function buyTicket(
  operator: Operator,
  account: AccountRow,
  { day, picks }: { day: string; picks: Picks },
  reference: string,
): JackpotTicketRow {
  if (day !== dayOnSale(operator, operator.clock.now())) {
    throw new Refusal('jackpot-closed', 'Tickets for this day are no longer on sale.', {
      status: 422,
    });
  }
  const isOdd = picks.some((picked) => new Set(picked).size !== picked.length);
  const problem = isOdd ? 'A result was picked twice.' : picksRefusal(picks);
  if (problem || picks.length !== JACKPOT_MATCHES) {
    throw new Refusal('bad-choice', problem ?? 'A ticket has twelve matches.', { status: 422 });
  }
  const { accountId } = account;
  const stakeKobo = lineCount(picks) * LINE_KOBO;
  const begun = { ...GAME, reference, stakeKobo, seed: null, play: null };
  const { roundId } = beginRound(operator, account, begun);
  operator.db.rounds.update(roundId, { detail: `Matches of ${nameOf(day)}, ${linesText(picks)}` });
  pushBalance(operator, accountId);
  return operator.db.jackpotTickets.insert({
    ticketId: roundId,
    accountId,
    day,
    picks,
    state: 'open',
  });
}

const nameOf = (day: string) => lagosDay(startOfLagosDay(day)).slice(0, -5);

function linesText(picks: Picks): string {
  const lines = lineCount(picks);
  return lines === 1 ? '1 line' : `${lines} lines`;
}

export function ticketView({ db }: Operator, row: JackpotTicketRow): JackpotTicket {
  const { ticketId, day, picks, state } = row;
  const round = db.rounds.get(ticketId);
  if (!round) throw new Error(`Ticket ${ticketId} has no round`);
  return {
    ticketId,
    reference: round.reference,
    day,
    picks,
    lines: lineCount(picks),
    stake: round.stakeKobo,
    boughtAt: round.playedAt,
    ...(state === 'paid' && { returned: round.returnedKobo }),
  };
}

/** Paying each day for which our players have tickets. */
export function jackpotTasks(operator: Operator): ScheduledTask[] {
  const open = operator.db.jackpotTickets.where('state', 'open');
  return [...new Set(open.map(({ day }) => day))].map((day) => ({
    at: jackpotOf(operator, day).paysAt,
    perform: (at) => payDay(operator, day, at),
  }));
}

function payDay(operator: Operator, day: string, at: number): void {
  const returnsOf = ticketReturns(operator, jackpotOf(operator, day));
  for (const { ticketId, accountId, picks, state } of operator.db.jackpotTickets.where(
    'day',
    day,
  )) {
    const round = operator.db.rounds.get(ticketId);
    if (state === 'paid' || !round) continue;
    const { returnedKobo, byRight } = returnsOf(picks);
    const best = byRight.findLastIndex((lines) => lines > 0);
    const detail = `Matches of ${nameOf(day)}, ${linesText(picks)}: ${best} right at best`;
    endRound(operator, round, { returnedKobo, detail, hasJackpotWin: false }, at);
    operator.db.jackpotTickets.update(ticketId, { state: 'paid' });
    const won = returnedKobo > 0 ? `${formatNaira(returnedKobo)} paid` : 'nothing won';
    const text = `${best} of ${JACKPOT_MATCHES} right on ${nameOf(day)}: ${won}.`;
    const severity = returnedKobo > 0 ? 'success' : 'info';
    const message = { title: GAME.gameName, text, severity, href: '/jackpot' } as const;
    tell(operator, accountId, { ...message, pushAs: 'bet-settled' }, at);
  }
}
