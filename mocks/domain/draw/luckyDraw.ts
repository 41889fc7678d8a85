import {
  beaconRound,
  drawClosesAt,
  drawHeldAt,
  drawOpensAt,
  drawWeekAt,
} from '../../../src/domain/play/drawWeek.ts';
import { type DrawnTicket, drawListText, drawTickets } from '../../../src/domain/play/luckyDraw.ts';
import { sha256Hex } from '../../../src/lib/sha256.ts';
import type { DrawRow } from '../../db/rows/offers/drawRow.ts';
import { remembered } from '../../engine/remembered.ts';
import { textKey } from '../../world/chance/hash.ts';
import { OFFERS, offerBonus } from '../bonus/bonusOffers.ts';
import type { Operator } from '../operator.ts';
import { onBreak } from '../play/playRow.ts';
import { tell } from '../tell.ts';
import { codeOf, crowdOf } from './crowd.ts';
import { drawDays } from './drawDays.ts';

/** How long a prize can be taken. */
const TAKE_MS = 14 * 24 * 60 * 60_000;

/** How many draws that are over stay published. */
export const KEPT_DRAWS = 4;

/** Publishes the draws before the world began: without our players, who had not joined. */
export function seedDraws({ db, clock }: Operator): void {
  const now = clock.now();
  const last = drawWeekAt(now) - 1;
  for (let week = last - KEPT_DRAWS + 1; week <= last; week++) {
    const heldAt = drawHeldAt(week);
    db.draws.insert({ week, holders: [], drawnAt: heldAt <= now ? heldAt : null });
  }
}

/** Closes a week's list: from here on nobody's tickets change. Whoever is on a break is left out. */
export function closeDraw(operator: Operator, week: number): void {
  const { db } = operator;
  const holders = db.drawEntrants.all().flatMap(({ accountId }) => {
    const days = onBreak(operator, accountId) ? [] : drawDays(operator, accountId, week);
    return days.length > 0 ? [{ accountId, days }] : [];
  });
  db.draws.insert({ week, holders, drawnAt: null });
  // One more than are shown, because the newest may still wait for its number.
  db.draws.remove(week - KEPT_DRAWS - 1);
}

/** Draws the winners, gives our players among them their prizes and tells them. */
export function holdDraw(operator: Operator, row: DrawRow, at: number): void {
  const drawn = operator.db.draws.update(row.week, { drawnAt: at });
  // Who has won is worked out when somebody looks: a jump of years passes hundreds of draws.
  if (row.holders.length === 0) return;
  const drawnCodes = new Set(winnersOf(operator, drawn).map(({ code }) => code));
  const { title, maxKobo } = OFFERS['lucky-draw'];
  for (const { accountId } of row.holders) {
    if (!drawnCodes.has(playerCode(operator, row.week, accountId))) continue;
    offerBonus(operator, accountId, 'lucky-draw', maxKobo, at + TAKE_MS);
    const text = 'One of your tickets was drawn. Your prize is under Bonuses.';
    tell(
      operator,
      accountId,
      { title, text, severity: 'success', href: '/bonus', isOffer: true },
      at,
    );
  }
}

/** Enough for the draws that are published in a few worlds. */
const REMEMBERED = 4 * (KEPT_DRAWS + 2);
const lists = remembered<string>(REMEMBERED);
const winners = remembered<DrawnTicket[]>(REMEMBERED);

/** All that a draw depends on. */
function drawKey({ seed, settings }: Operator, { week, holders }: DrawRow): string {
  return JSON.stringify([seed, settings.drawCrowd, week, holders]);
}

/** A closed week's list, as it is published. */
export function listOf(operator: Operator, row: DrawRow): string {
  const { week, holders } = row;
  return lists(drawKey(operator, row), () => {
    const own = holders.map(({ accountId, days }) => {
      return { code: playerCode(operator, week, accountId), tickets: days.length };
    });
    return drawListText([...own, ...othersIn(operator, week, drawClosesAt(week))]);
  });
}

/** The other players and their tickets at an instant. */
export function othersIn({ seed, settings }: Operator, week: number, at: number) {
  const crowd = settings.drawCrowd;
  return crowdOf(seed, { number: week, opensAt: drawOpensAt(week) }, { at, crowd });
}

export function winnersOf(operator: Operator, row: DrawRow): DrawnTicket[] {
  if (row.drawnAt === null) return [];
  return winners(drawKey(operator, row), () =>
    drawTickets(listOf(operator, row), beaconNumber(row.week)),
  );
}

/** What the public beacon publishes for a draw. Nobody knows it before. */
export function beaconNumber(week: number): string {
  return sha256Hex(`beacon ${beaconRound(week)}`);
}

/** Stands for a player in one list, and in no other. */
export function playerCode({ seed }: Operator, week: number, accountId: number): string {
  return codeOf(textKey(`${seed} ${week} ${accountId}`));
}
