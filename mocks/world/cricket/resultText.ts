import type { Fixture } from '../fixtures.ts';
import type { CricketPlay } from './play.ts';
import { WICKETS } from './resources.ts';

/** How the match ended, as a scoreboard puts it. */
export function resultText(fixture: Fixture, play: CricketPlay): string {
  const [first, second] = play.innings;
  if (play.isAbandoned) return 'No result, rain';
  if (!play.winner) return 'Match tied';
  const winner = fixture[play.winner];
  if (play.isTied) return `Tied, ${winner} won the super over`;
  const by =
    play.winner === first.batting
      ? count(first.total - second.total, 'run')
      : count(WICKETS - second.wickets, 'wicket');
  return `${winner} won by ${by}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
