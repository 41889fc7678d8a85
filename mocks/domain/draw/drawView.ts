import type { Draw } from '../../../src/contract/cashier/luckyDraw.ts';
import {
  beaconRound,
  drawClosesAt,
  drawHeldAt,
  drawOpensAt,
  drawWeekAt,
} from '../../../src/domain/play/drawWeek.ts';
import { DRAW_PRIZES, drawFingerprint, readDrawList } from '../../../src/domain/play/luckyDraw.ts';
import type { DrawRow } from '../../db/rows/offers/drawRow.ts';
import { OFFERS } from '../bonus/bonusOffers.ts';
import type { Operator } from '../operator.ts';
import { drawDays } from './drawDays.ts';
import { beaconNumber, KEPT_DRAWS, listOf, othersIn, playerCode, winnersOf } from './luckyDraw.ts';

/** The draws as a player sees them, newest first; a guest sees nobody's own tickets. */
export function drawsView(operator: Operator, accountId: number | undefined, at: number): Draw[] {
  const closed = [...operator.db.draws.all()].sort((one, other) => other.week - one.week);
  const waiting = closed.filter(({ drawnAt }) => drawnAt === null);
  const drawn = closed.filter(({ drawnAt }) => drawnAt !== null).slice(0, KEPT_DRAWS);
  return [
    openDraw(operator, drawWeekAt(at), accountId, at),
    ...[...waiting, ...drawn].map((row) => closedDraw(operator, row, accountId)),
  ];
}

function openDraw(
  operator: Operator,
  week: number,
  accountId: number | undefined,
  at: number,
): Draw {
  const others = othersIn(operator, week, at);
  const days = accountId === undefined ? [] : drawDays(operator, accountId, week);
  const isIn = accountId !== undefined && operator.db.drawEntrants.get(accountId) !== undefined;
  return {
    ...frame(week),
    state: 'open',
    tickets: others.reduce((sum, { tickets }) => sum + tickets, days.length),
    players: others.length + (days.length > 0 ? 1 : 0),
    ...(isIn && { own: { code: playerCode(operator, week, accountId), days } }),
  };
}

function closedDraw(operator: Operator, row: DrawRow, accountId: number | undefined): Draw {
  const list = listOf(operator, row);
  const holders = readDrawList(list) ?? [];
  const own = row.holders.find((holder) => holder.accountId === accountId);
  return {
    ...frame(row.week),
    state: row.drawnAt === null ? 'closed' : 'drawn',
    tickets: holders.reduce((sum, { tickets }) => sum + tickets, 0),
    players: holders.length,
    fingerprint: drawFingerprint(list),
    ...(row.drawnAt !== null && {
      seed: beaconNumber(row.week),
      winners: winnersOf(operator, row),
    }),
    ...(own && { own: { code: playerCode(operator, row.week, own.accountId), days: own.days } }),
  };
}

function frame(week: number) {
  return {
    week,
    opensAt: drawOpensAt(week),
    closesAt: drawClosesAt(week),
    heldAt: drawHeldAt(week),
    prizes: DRAW_PRIZES,
    prize: OFFERS['lucky-draw'].maxKobo,
    beaconRound: beaconRound(week),
  };
}
