import { playCricket } from './cricket/play.ts';
import type { Fixture, Tie } from './fixtures.ts';
import { penaltiesOf } from './soccer/penalties.ts';
import { playSoccer } from './soccer/play.ts';
import { setsWon } from './tennis/chances.ts';
import { playTennis } from './tennis/play.ts';

export type Side = 'home' | 'away';

/** How a match ended. */
export interface Finished {
  endsAt: number;
  /** `2–1`, `6–4 7–5`, `152 – 148`; home first. */
  score: string;
  /** Goals, sets or runs. */
  points: readonly [home: number, away: number];
  /** Undefined after a draw, a tie or a match without a result. */
  winner?: Side;
  /** Who goes on in a knock-out. */
  through?: Side;
  /** `4–3 on penalties`, `no result`. */
  note?: string;
}

/** Plays a match that is only asked for its result. */
export function finish(tie: Tie): Finished {
  // Nothing of what happens in a match depends on its id.
  const fixture = { gameId: '', number: 0, ...tie };
  if (tie.sportId === 1) return finishSoccer(fixture);
  return tie.sportId === 2 ? finishTennis(fixture) : finishCricket(fixture);
}

function finishSoccer(tie: Fixture): Finished {
  const { states, end, endsAt } = playSoccer(tie, true);
  const { home = 0, away = 0 } = states.at(-1) ?? {};
  const score = `${home}–${away}`;
  if (end.kind !== 'played') return { endsAt, score, points: [home, away], note: end.kind };
  const winner = leading(home, away);
  if (!tie.isKnockOut || winner) {
    return { endsAt, score, points: [home, away], ...(winner && { winner, through: winner }) };
  }
  const [one, other] = penaltiesOf(tie);
  const through = one > other ? 'home' : 'away';
  const note = `${one}–${other} on penalties`;
  return { endsAt, score, points: [home, away], through, note };
}

function finishTennis(tie: Fixture): Finished {
  const { states, endsAt, retired } = playTennis(tie);
  const last = states.at(-1);
  if (!last) throw new RangeError('A match without states');
  const points = setsWon(last);
  const sets = last.sets.map(([home, away]) => `${home}–${away}`).join(' ');
  if (!retired) {
    const winner = points[0] > points[1] ? 'home' : 'away';
    return { endsAt, score: sets, points, winner, through: winner };
  }
  const winner = retired === 'home' ? 'away' : 'home';
  const score = [sets, last.games.join('–')].filter(Boolean).join(' ');
  return { endsAt, score, points, winner, through: winner, note: `${tie[retired]} retired` };
}

function finishCricket(tie: Fixture): Finished {
  const { innings, winner, isTied, isAbandoned, endsAt } = playCricket(tie);
  const total = (side: Side) => innings.find(({ batting }) => batting === side)?.total ?? 0;
  const points = [total('home'), total('away')] as const;
  const note = isAbandoned ? 'no result' : isTied ? (winner ? 'super over' : 'tied') : undefined;
  return {
    endsAt,
    score: `${points[0]} – ${points[1]}`,
    points,
    ...(winner && { winner, through: winner }),
    ...(note && { note }),
  };
}

function leading(home: number, away: number): Side | undefined {
  return home > away ? 'home' : home < away ? 'away' : undefined;
}
