import type { Scorecard } from '../../world/cricket/scorecard.ts';
import { html } from '../frame/html.ts';
import { ground } from './ground.ts';
import type { Draw } from './picture.ts';

const CALLS: Readonly<Record<string, string>> = {
  '0': 'No run',
  '1': '1 run',
  '2': '2 runs',
  '3': '3 runs',
  '4': 'FOUR',
  '6': 'SIX',
  W: 'WICKET',
  Wd: 'Wide',
  Nb: 'No-ball',
  Lb: 'Leg bye',
};

const BIG = ['4', '6', 'W'];

/** The ground, ball by ball. */
export const cricketPicture: Draw = ({ gameId, name, score }, at, { world }) => {
  const card = world.scorecard(gameId, at);
  if (!card) return undefined;
  const symbol = card.lastSix.at(-1);
  const call = symbol === undefined ? 'Ready for the first ball' : (CALLS[symbol] ?? symbol);
  const about = `${name}. ${call}. ${score?.line ?? ''}`;
  const inside = card.batters.filter(({ state }) => state === 'not out');
  return {
    drawing: ground(ballIdOf(card), symbol ?? '', about),
    call,
    isBig: symbol !== undefined && BIG.includes(symbol),
    board: html`<b class="num">${score?.line}</b><span class="num">${card.lastSix.join(' ')}</span>
    <span>${inside.map(({ name, runs, balls }) => `${name} ${runs} (${balls})`).join(' · ')}</span>
    <span>${card.bowler !== undefined && `Bowling: ${card.bowler}`}</span>`,
  };
};

function ballIdOf({ batting, balls, total, wickets }: Scorecard): string {
  return `${batting}-${Math.floor(balls / 6)}.${balls}-${total}-${wickets}`.replaceAll(' ', '');
}
