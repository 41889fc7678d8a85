import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { neededFirst } from '../../../src/domain/market/scoreText.ts';
import { type SideScores, sideScores, sidesOf } from '../../../src/domain/market/sides.ts';
import { type Html, html, type Part } from './html.ts';

/** Where a match in play stands, after the mark that it is on; while it pauses the mark is a quiet one. */
export function playNow(score: SportEvent['score']): Html {
  const { line, detail } = score ?? {};
  if (detail === 'Half-time') return html`<b class="pauses">Half-time</b>${line && ` ${line}`}`;
  const told = [line, detail].flatMap((text) => (text ? text.split(' · ') : []));
  return html`<b class="live">Live</b>${told.length > 0 && html` ${facts(...told)}`}`;
}

/** What each side of a match in play has, to stand at the end of its line. */
export function scoresNow({ inPlay, name, score }: SportEvent): SideScores {
  const sides = sidesOf(name);
  return inPlay && score && sides ? sideScores(score.line, sides) : undefined;
}

/** As `playNow`, beside scores at the ends of the sides' lines: what is left to tell. */
export function stageNow(event: SportEvent): Html {
  const { score } = event;
  const isTold = scoresNow(event) !== undefined;
  if (!score || !isTold) return playNow(score);
  return playNow({ line: '', detail: score.detail && neededFirst(score.detail) });
}

/** Facts in a line which breaks between two of them, never between a figure and its word. */
export const facts = (...parts: Part[]): Html =>
  html`${parts.map((part, index) => html`${index > 0 && ' · '}<span class="fact">${part}</span>`)}`;
