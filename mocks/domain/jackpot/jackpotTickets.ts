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
import type { Duty } from '../../engine/duty.ts';
import { beginRound, endRound } from '../casino/gameRounds.ts';
import type { House } from '../house.ts';
import { pushBalance } from '../money/wallet.ts';
import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';
import { dayOnSale, jackpotOf, ticketReturn } from './jackpotPool.ts';

const GAME = { provider: 'oja', gameCode: 'jackpot', gameName: `Jackpot ${JACKPOT_MATCHES}` };

/** Sells a ticket: its stake leaves the balance now, as that of a round which ends when the day is paid. */
export function buyTicket(
  house: House,
  account: AccountRow,
  { day, picks }: { day: string; picks: Picks },
  reference: string,
): JackpotTicketRow {
  if (day !== dayOnSale(house, house.clock.now())) {
    throw new Refusal('jackpot-closed', 'Tickets for this day are no longer sold.', {
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
  const { roundId } = beginRound(house, account, begun);
  house.db.rounds.update(roundId, { detail: `Matches of ${nameOf(day)}, ${linesText(picks)}` });
  pushBalance(house, accountId);
  return house.db.jackpotTickets.insert({
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

export function ticketView({ db }: House, row: JackpotTicketRow): JackpotTicket {
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
export function jackpotDuties(house: House): Duty[] {
  const open = house.db.jackpotTickets.where('state', 'open');
  return [...new Set(open.map(({ day }) => day))].map((day) => ({
    at: jackpotOf(house, day).paysAt,
    perform: (at) => payDay(house, day, at),
  }));
}

function payDay(house: House, day: string, at: number): void {
  const jackpot = jackpotOf(house, day);
  for (const { ticketId, accountId, picks, state } of house.db.jackpotTickets.where('day', day)) {
    const round = house.db.rounds.get(ticketId);
    if (state === 'paid' || !round) continue;
    const { returnedKobo, byRight } = ticketReturn(house, jackpot, picks);
    const best = byRight.findLastIndex((lines) => lines > 0);
    const detail = `Matches of ${nameOf(day)}, ${linesText(picks)}: ${best} right at best`;
    endRound(house, round, { returnedKobo, detail, hasJackpotWin: false }, at);
    house.db.jackpotTickets.update(ticketId, { state: 'paid' });
    const won = returnedKobo > 0 ? `${formatNaira(returnedKobo)} paid` : 'nothing won';
    const text = `${best} of ${JACKPOT_MATCHES} right on ${nameOf(day)}: ${won}.`;
    const severity = returnedKobo > 0 ? 'success' : 'info';
    const message = { title: GAME.gameName, text, severity, href: '/jackpot' } as const;
    tell(house, accountId, { ...message, pushAs: 'bet-settled' }, at);
  }
}
