import { JACKPOT_MATCHES } from '../../../src/domain/jackpot/jackpotLines.ts';
import { startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import { YOUTH_LEAGUES } from '../calendar/soccer.ts';
import type { Fixture } from '../fixtures.ts';

const YOUTH = new Set(YOUTH_LEAGUES.map(({ id }) => id));
const HOUR_MS = 3_600_000;
/** From noon, better from three, until the evening: the last is over before midnight. */
const KICK_OFFS_MS = { from: 12 * HOUR_MS, best: 15 * HOUR_MS, until: 21.5 * HOUR_MS };
/** After midnight, when the last match is over. */
const PAID_MS = 24.5 * HOUR_MS;

export interface JackpotDay {
  /** `2026-11-28` */
  day: string;
  /** By their start. */
  matches: readonly Fixture[];
  closesAt: number;
  paysAt: number;
}

/** The coupon of a Lagos day, from all that is played on it: leading competitions first, the youngest last. */
export function jackpotDay(day: string, fixtures: readonly Fixture[]): JackpotDay {
  const startsAt = startOfLagosDay(day);
  const rank = (fixture: Fixture) => {
    const { id, isLeading } = fixture.competition;
    if (isLeading) return 0;
    if (YOUTH.has(id)) return 3;
    return fixture.startsAt >= startsAt + KICK_OFFS_MS.best ? 1 : 2;
  };
  const matches = fixtures
    .filter(
      (fixture) =>
        fixture.sportId === 1 &&
        !fixture.isKnockOut &&
        fixture.startsAt >= startsAt + KICK_OFFS_MS.from &&
        fixture.startsAt <= startsAt + KICK_OFFS_MS.until,
    )
    .sort((one, other) => rank(one) - rank(other) || one.startsAt - other.startsAt)
    .slice(0, JACKPOT_MATCHES)
    .sort((one, other) => one.startsAt - other.startsAt);
  const closesAt = matches[0]?.startsAt ?? startsAt + KICK_OFFS_MS.from;
  return { day, matches, closesAt, paysAt: startsAt + PAID_MS };
}
