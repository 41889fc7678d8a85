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
import type { House } from '../house.ts';
import { drawDays } from './drawDays.ts';
import { beaconNumber, KEPT_DRAWS, listOf, othersIn, playerCode, winnersOf } from './luckyDraw.ts';

/** The draws as a player sees them, newest first; a guest sees nobody's own tickets. */
export function drawsView(house: House, accountId: number | undefined, at: number): Draw[] {
  const closed = [...house.db.draws.all()].sort((one, other) => other.week - one.week);
  const waiting = closed.filter(({ drawnAt }) => drawnAt === null);
  const drawn = closed.filter(({ drawnAt }) => drawnAt !== null).slice(0, KEPT_DRAWS);
  return [
    openDraw(house, drawWeekAt(at), accountId, at),
    ...[...waiting, ...drawn].map((row) => closedDraw(house, row, accountId)),
  ];
}

function openDraw(house: House, week: number, accountId: number | undefined, at: number): Draw {
  const others = othersIn(house, week, at);
  const days = accountId === undefined ? [] : drawDays(house, accountId, week);
  const isIn = accountId !== undefined && house.db.drawEntrants.get(accountId) !== undefined;
  return {
    ...frame(week),
    state: 'open',
    tickets: others.reduce((sum, { tickets }) => sum + tickets, days.length),
    players: others.length + (days.length > 0 ? 1 : 0),
    ...(isIn && { own: { code: playerCode(house, week, accountId), days } }),
  };
}

function closedDraw(house: House, row: DrawRow, accountId: number | undefined): Draw {
  const list = listOf(house, row);
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
      winners: winnersOf(house, row),
    }),
    ...(own && { own: { code: playerCode(house, row.week, own.accountId), days: own.days } }),
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
