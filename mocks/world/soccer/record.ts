import { once } from '../chance/once.ts';
import type { Fixture } from '../fixtures.ts';
import { drawPlayer, elevenOf } from './eleven.ts';
import type {
  Happening,
  Pair,
  Scorer,
  Side,
  SoccerIncident,
  SoccerPlay,
  SoccerState,
} from './state.ts';

export interface Half {
  phase: 'first-half' | 'second-half';
  minutes: number;
  /** Minutes left to play. */
  left: number;
  /** Expected goals of each side over the half. */
  rates: { home: number; away: number };
}

/** A moment of play. */
export interface Moment {
  at: number;
  phase: SoccerState['phase'];
  clock: string;
}

const RECENT = 5;

/**
 * Writes down what happens in a match, and the state after each step. `draw` says which player it was. A brief
 * record has only the last state, without players.
 */
export function createRecord(
  fixture: Fixture,
  halves: readonly Half[],
  draw: () => number,
  isBrief = false,
) {
  const elevens = once(() => ({
    home: elevenOf(fixture.home, 'home'),
    away: elevenOf(fixture.away, 'away'),
  }));
  const counts = { goal: none(), corner: none(), 'yellow card': none(), 'red card': none() };
  const scorers: Scorer[] = [];
  const booked = new Set<string>();
  const sentOff = new Set<string>();
  const recent: string[] = [];
  const states: SoccerState[] = [];
  const incidents: SoccerIncident[] = [];
  const happenings: Happening[] = [];
  let atHalf: Pair | undefined;
  let cornersAtHalf: Pair | undefined;

  const toCome = (team: Side, until = halves.length) =>
    halves
      .slice(0, until)
      .reduce((sum, { rates, left, minutes }) => sum + (rates[team] * left) / minutes, 0);
  const pairOf = (what: Happening['what']): Pair => [counts[what].home, counts[what].away];

  const note = ({ at, phase, clock }: Moment, isChecked = false) => {
    if (isBrief && phase !== 'ended') return;
    const [first, second] = halves.map(({ left, minutes }) => left / minutes);
    states.push({
      ...{ at, phase, clock, ...counts.goal },
      homeToCome: toCome('home'),
      awayToCome: toCome('away'),
      homeToHalf: toCome('home', 1),
      awayToHalf: toCome('away', 1),
      atHalf,
      left: [first ?? 0, second ?? 0],
      corners: pairOf('corner'),
      cornersAtHalf,
      yellowCards: pairOf('yellow card'),
      redCards: pairOf('red card'),
      scorers: [...scorers],
      sentOff: [...sentOff],
      isChecked,
      recent: recent.slice(-RECENT),
    });
  };

  /** One of the eleven who is still on, by his share. */
  const someoneOf = (
    team: Side,
    share: 'goalShare' | 'cardShare',
    isAllowed = (_: string) => true,
  ) => drawPlayer(elevens()[team], share, draw(), (id) => !sentOff.has(id) && isAllowed(id));

  return {
    states,
    incidents,
    note,
    /** Tells what came of it in the list of what happened last. */
    tell(moment: Moment, text: string) {
      recent.push(`${moment.clock} ${text}`);
      note(moment);
    },
    /** Counts what a side does, and returns the text that tells it. */
    count(moment: Moment, team: Side, what: Happening['what']): void {
      const isBooking = what === 'yellow card';
      const player =
        what === 'corner' || isBrief
          ? undefined
          : someoneOf(
              team,
              what === 'goal' ? 'goalShare' : 'cardShare',
              (id) => !isBooking || !booked.has(id),
            );
      counts[what][team] += 1;
      if (what === 'goal') scorers.push({ team, playerId: player?.playerId ?? '' });
      if (isBooking) booked.add(player?.playerId ?? '');
      if (what === 'red card') sentOff.add(player?.playerId ?? '');
      const { at, clock } = moment;
      happenings.push({ at, clock, team, what, ...(player && { player: player.name }) });
      if (what === 'corner' || isBooking) note(moment);
      else {
        incidents.push({ at, what });
        const who = player ? ` (${player.name})` : '';
        this.tell(moment, `${what === 'goal' ? 'Goal' : 'Red card'}, ${fixture[team]}${who}`);
      }
    },
    endFirstHalf() {
      atHalf = pairOf('goal');
      cornersAtHalf = pairOf('corner');
    },
    playOf: (stops: SoccerPlay['stops'], end: SoccerPlay['end'], endsAt: number): SoccerPlay => ({
      states,
      stops,
      incidents,
      happenings,
      end,
      endsAt,
    }),
  };
}

function none(): Record<Side, number> {
  return { home: 0, away: 0 };
}
