import { lagosDay, lagosIsoDate } from '../../../domain/time/lagosTime.ts';
import { chanceText, type ShownDraw, ticketsText } from './drawWords.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The player's tickets of the week, a mark for each day. */
export function DrawDays({ draw, now }: { draw: ShownDraw; now: number }) {
  const days = draw.own?.days ?? [];
  return (
    <>
      <p>
        <b>You have {ticketsText(days.length)}.</b>{' '}
        {days.length > 0
          ? `Your chance of a prize is ${chanceText(days.length, draw)} so far.`
          : 'A bet of ₦100 or more brings the first when it is settled.'}
      </p>
      <ol className="draw-card__days">
        {WEEK.map((index) => {
          const at = draw.opensAt + index * DAY_MS;
          const hasTicket = days.includes(lagosIsoDate(at));
          const isOver = now > 0 && at + DAY_MS <= now;
          return (
            <li key={index} data-has={hasTicket}>
              {lagosDay(at).slice(0, 3)}
              <b aria-hidden="true">{hasTicket ? '✓' : isOver ? '–' : '·'}</b>
              <span className="visually-hidden">
                {hasTicket ? 'a ticket' : isOver ? 'no ticket' : 'no ticket yet'}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
