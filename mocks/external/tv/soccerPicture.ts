import { html } from '../frame/html.ts';
import type { Draw } from './picture.ts';
import { type Moment, pitch } from './pitch.ts';

const SHOWN = 2;
/** The ball is passed this often. */
const PASS_MS = 4000;

/** How the world tells what happened: `63' Goal, Lagos Lions (Sani Okafor)`. */
const TOLD = /^(\S+') (Goal|No goal after VAR|Red card), ([^(]+?)(?: \(.+)?$/;

/** The pitch, minute by minute. The ball wanders by itself, but a goal, a card and a check are the match's own. */
export const soccerPicture: Draw = ({ gameId, name, score }, at) => {
  if (!score) return undefined;
  const { line, detail = '', recent = [], redCards: [homeOff, awayOff] = [0, 0] } = score;
  const [home = '', away = ''] = name.split(' v ');
  const [, clock, what, team] = TOLD.exec(recent.at(-1) ?? '') ?? [];
  const isNews = clock !== undefined && detail.startsWith(clock);
  const moment: Moment = {
    id: `${gameId}-${Math.floor(at / PASS_MS)}`,
    beforeId: `${gameId}-${Math.floor(at / PASS_MS) - 1}`,
    standsIn: 'middle',
    home: 10 - homeOff,
    away: 10 - awayOff,
  };
  const isStopped = detail === 'Half-time' || detail.endsWith('VAR check');
  const goal = team === home ? 'right' : 'left';
  const standsIn = isStopped ? 'middle' : isNews && what === 'Goal' ? goal : undefined;
  const call = callOf(detail, isNews ? what : undefined);
  const about = `${name}. ${line}, ${detail}. ${call === detail ? '' : call}`;
  return {
    drawing: pitch({ ...moment, standsIn }, about),
    call,
    isBig: isNews && !isStopped,
    board: html`<p class="teams"><span class="team">● ${home}</span> <b class="num">${line}</b>
      <span class="team">■ ${away}</span></p>
    <p class="wide"><span class="num">${detail}</span> · ${
      recent.length > 0 ? recent.slice(-SHOWN).reverse().join(' · ') : 'No goals and no cards yet'
    }</p>`,
  };
};

function callOf(detail: string, what: string | undefined): string {
  if (detail.endsWith('VAR check')) return 'VAR CHECK';
  if (what === 'Goal') return 'GOAL';
  if (what === 'Red card') return 'RED CARD';
  if (what) return 'NO GOAL';
  return detail;
}
