import { drawClosesAt, drawHeldAt } from '../../../src/domain/play/drawWeek.ts';
import type { ScheduledTask } from '../../engine/scheduledTask.ts';
import type { Operator } from '../operator.ts';
import { closeDraw, holdDraw } from './luckyDraw.ts';

/** Closing the next list, and drawing from those that are closed. */
export function drawTasks(operator: Operator): ScheduledTask[] {
  const rows = operator.db.draws.all();
  const last = rows.at(-1);
  if (!last) return [];
  const week = last.week + 1;
  return [
    { at: drawClosesAt(week), perform: () => closeDraw(operator, week) },
    ...rows
      .filter(({ drawnAt }) => drawnAt === null)
      .map((row) => ({
        at: drawHeldAt(row.week),
        perform: (at: number) => holdDraw(operator, row, at),
      })),
  ];
}
