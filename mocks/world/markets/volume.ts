import { textKey, unit } from '../chance/hash.ts';
import { lastAtOrBefore } from '../lastAtOrBefore.ts';
import type { MarketPlan } from './marketPlan.ts';
import type { Surroundings } from './surroundings.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** The turnover of a plan is that of this much ordinary play. */
const PLAY_MS = 2 * SECOND_MS;

/** What trades before the start, as so much ordinary play; the nearer the start, the faster. */
const BEFORE_MS = 70 * MINUTE_MS;
/** Half of that in the last hours. */
const LAST_HOURS_MS = 120 * MINUTE_MS;

// Prices return after a goal or wicket: then more is traded, for some minutes.
const RUSH = 3;
const RUSH_MS = 2 * MINUTE_MS;
// What a ball or minute stirs up, from how far it moved the chances.
const CALM = 0.75;
const STIR = 12;
const MOST_STIRRED = 4;
// A state of play that lasts longer is a break, and little is traded in it.
const BREAK_MS = 4 * MINUTE_MS;
const IN_BREAK = 0.05;
// As a favourite becomes certain, less and less is traded.
const LIKELY = 0.85;
const CERTAIN = 0.985;
const WHEN_CERTAIN = 0.03;

/** How much more or less one match draws than another, and one market than its sister, in log-naira. */
const GAMES_APART = 0.7;
const SISTERS_APART = 0.15;

/** From `at` on, so many times ordinary play, with a rush that began at `rushAt`. */
interface Stretch {
  at: number;
  pace: number;
  rushAt: number;
  /** Milliseconds of ordinary play by then. */
  sum: number;
}

/** The naira that a market would have traded by any instant since its opening, could it trade in parts of one. */
export function createVolume(plan: MarketPlan, match: Surroundings): (at: number) => number {
  const { startsAt } = match;
  const { beats, closesAt, opensAt } = plan;
  const apart =
    (unit(match.key, 71) + unit(match.key, 72) - 1) * GAMES_APART +
    (unit(textKey(plan.marketId), 73) * 2 - 1) * SISTERS_APART;
  const perMs = (plan.turnoverNaira * Math.exp(apart)) / PLAY_MS;
  const playFrom = Math.max(startsAt, opensAt);

  const share = (at: number) =>
    LAST_HOURS_MS / (LAST_HOURS_MS + Math.max(0, startsAt - Math.min(at, closesAt)));
  const opened = share(opensAt);
  const before = (at: number) => BEFORE_MS * Math.max(0, share(at) - opened);

  let stretches: Stretch[] | undefined;
  const within = ({ at, pace, rushAt, sum }: Stretch, until: number) => {
    const faded = (when: number) => Math.exp((rushAt - when) / RUSH_MS);
    const rush = RUSH * RUSH_MS * (faded(at) - faded(until));
    return sum + pace * (until - at + rush);
  };

  const playStretches = (): Stretch[] => {
    const found: Stretch[] = [];
    let rushAt = Number.NEGATIVE_INFINITY;
    let known: readonly number[] | undefined;
    let begins = playFrom;
    let sum = 0;
    for (let index = lastAtOrBefore(beats, playFrom); begins < closesAt; index++) {
      const beat = beats[index];
      const ends = Math.min(beats[index + 1]?.at ?? closesAt, closesAt);
      const isOpen = beat?.status === 'open';
      if (isOpen && beats[index - 1]?.status === 'suspended') rushAt = begins;
      const chances = isOpen ? plan.prices.chances?.(beat.state) : undefined;
      const pace = !isOpen ? 0 : paceOf(chances, known) * (ends - begins > BREAK_MS ? IN_BREAK : 1);
      known = chances ?? known;
      const stretch = { at: begins, pace, rushAt, sum };
      found.push(stretch);
      sum = within(stretch, ends);
      begins = ends;
    }
    return found;
  };

  return (at) => {
    const early = before(Math.min(at, startsAt));
    if (at <= playFrom) return early * perMs;
    stretches ??= playStretches();
    const stretch = stretches[lastAtOrBefore(stretches, at)];
    const played = stretch ? within(stretch, Math.min(at, closesAt)) : 0;
    return (early + played) * perMs;
  };
}

/** How fast a state of play is traded, from its chances and from those before it. */
function paceOf(chances: readonly number[] | undefined, known: readonly number[] | undefined) {
  if (!chances) return 1;
  const certain = (Math.max(...chances) - LIKELY) / (CERTAIN - LIKELY);
  const interest = 1 - (1 - WHEN_CERTAIN) * Math.min(1, Math.max(0, certain));
  const moved = chances.reduce(
    (sum, chance, runner) => sum + Math.abs(chance - (known?.[runner] ?? chance)) / 2,
    0,
  );
  return interest * (CALM + Math.min(MOST_STIRRED, STIR * moved));
}
