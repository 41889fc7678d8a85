import type { Score } from '../../../src/contract/betting/market.ts';
import { html } from '../frame/html.ts';
import { court } from './court.ts';
import type { Draw } from './picture.ts';

/** The court, point by point: who serves, the rally of the last point, sets, games and points. */
export const tennisPicture: Draw = ({ gameId, name, score }) => {
  if (!score) return undefined;
  const { detail = '', recent = [], serving, sets = [], points } = score;
  const [home = '', away = ''] = name.split(' v ');
  const last = recent.at(-1);
  const isPaused = detail === 'Medical time-out';
  const call = isPaused ? detail : (last ?? 'Ready for the first point');
  const pointId = `${gameId}-${sets.join('-')}-${points?.join('-') ?? ''}`.replaceAll(',', '.');
  const server = serving === 'away' ? away : home;
  const about = `${name}. ${call}. ${server} serves. Sets and games: ${score.line}`;
  const row = (player: 0 | 1, who: string) => {
    const games = sets.map((set) => set[player]).join(' ');
    const serves = (serving === 'away') === (player === 1);
    return html`<span>${player === 0 ? '●' : '■'} <b>${who}</b>${serves && ' (serving)'}</span>
    <span class="num">${games} <b>${points?.[player] ?? ''}</b></span>`;
  };
  const moment = { pointId, server: serving ?? 'home', isPlayed: last !== undefined && !isPaused };
  return {
    drawing: court(moment, about),
    call,
    isBig: !isPaused && isWon(last),
    board: html`${row(0, home)}${row(1, away)}`,
  };
};

/** `Game Okafor`, `Set Okafor`. */
function isWon(call: NonNullable<Score['recent']>[number] | undefined): boolean {
  return call !== undefined && /^(Game|Set) /.test(call);
}
