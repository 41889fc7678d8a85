import { type DrawHolder, MOST_TICKETS } from '../../../src/domain/play/luckyDraw.ts';
import { mix, textKey, unit } from '../../world/chance/hash.ts';

const DAY_MS = 24 * 60 * 60_000;
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** How many others take part, with the settings of the world. */
const PLAYERS = { usual: 1400, small: 20 };
export type DrawCrowd = keyof typeof PLAYERS;

/** The other players of a draw: each bets on some days of the week, and holds a ticket for each so far. */
export function crowdOf(
  seed: string,
  week: { number: number; opensAt: number },
  { at, crowd }: { at: number; crowd: DrawCrowd },
): DrawHolder[] {
  const key = textKey(`draw ${week.number}`, textKey(seed));
  const passedDays = Math.min(MOST_TICKETS, Math.max(0, (at - week.opensAt) / DAY_MS));
  return Array.from({ length: PLAYERS[crowd] }, (_, index) => index).flatMap((index) => {
    const own = mix(key, index);
    const keenness = 0.25 + unit(own, 0) * 0.6;
    let tickets = 0;
    for (let day = 0; day < MOST_TICKETS; day++) {
      // Each bets at a time of day of their own.
      if (unit(own, day + 1) < keenness && day + unit(own, day + 20) <= passedDays) tickets += 1;
    }
    return tickets > 0 ? [{ code: codeOf(own), tickets }] : [];
  });
}

/** A code of eight signs that nobody mistakes for another. */
export function codeOf(key: number): string {
  return Array.from({ length: CODE_LENGTH }, (_, index) => {
    return CODE_SIGNS[Math.floor(unit(key, 40 + index) * CODE_SIGNS.length)];
  }).join('');
}
