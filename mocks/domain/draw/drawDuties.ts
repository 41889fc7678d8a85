import { drawClosesAt, drawHeldAt } from '../../../src/domain/play/drawWeek.ts';
import type { Duty } from '../../engine/duty.ts';
import type { House } from '../house.ts';
import { closeDraw, holdDraw } from './luckyDraw.ts';

/** Closing the next list, and drawing from those that are closed. */
export function drawDuties(house: House): Duty[] {
  const rows = house.db.draws.all();
  const last = rows.at(-1);
  if (!last) return [];
  const week = last.week + 1;
  return [
    { at: drawClosesAt(week), perform: () => closeDraw(house, week) },
    ...rows
      .filter(({ drawnAt }) => drawnAt === null)
      .map((row) => ({
        at: drawHeldAt(row.week),
        perform: (at: number) => holdDraw(house, row, at),
      })),
  ];
}
