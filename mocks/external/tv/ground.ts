import { textKey, unit } from '../../world/chance/hash.ts';
import { type Html, html } from '../frame/html.ts';

/** The drawing is 320 by 180; the pitch lies in its middle, the bowler at the top. */
const MIDDLE = { x: 160, y: 88 };
const BOWLER = { x: 160, y: 56 };
const STRIKER = { x: 160, y: 116 };
const BOUNDARY = { x: 142, y: 78 };
const INNER = { x: 78, y: 44 };

/** How far the ball runs, as a share of the way to the boundary. */
const REACH: Readonly<Record<string, number>> = {
  '0': 0.22,
  '1': 0.5,
  '2': 0.7,
  '3': 0.85,
  '4': 1,
  '6': 1.1,
  W: 0,
  Wd: 0,
  Nb: 0.25,
  Lb: 0.35,
};

/** Where fielders stand, as directions and distances; the keeper stands behind the striker. */
const FIELD = [
  [0.06, 0.55],
  [0.16, 0.92],
  [0.27, 0.5],
  [0.36, 0.9],
  [0.46, 0.55],
  [0.57, 0.88],
  [0.69, 0.52],
  [0.8, 0.9],
  [0.93, 0.6],
] as const;

/** The ground from above, with the way of the last ball. It is drawn anew for each ball. */
export function ground(ballId: string, symbol: string, about: string): Html {
  return html`<svg viewBox="0 0 320 180" role="img" aria-label="${about}">
    <rect width="320" height="180" class="stand"/>
    <ellipse cx="${MIDDLE.x}" cy="${MIDDLE.y}" rx="${BOUNDARY.x + 8}" ry="${BOUNDARY.y + 6}" class="rope"/>
    <ellipse cx="${MIDDLE.x}" cy="${MIDDLE.y}" rx="${BOUNDARY.x}" ry="${BOUNDARY.y}" class="grass"/>
    ${[-2, -1, 0, 1, 2].map(
      (stripe) =>
        html`<ellipse cx="${MIDDLE.x + stripe * 52}" cy="${MIDDLE.y}" rx="13" ry="${66 - Math.abs(stripe) * 9}" class="mown"/>`,
    )}
    <ellipse cx="${MIDDLE.x}" cy="${MIDDLE.y}" rx="${INNER.x}" ry="${INNER.y}" class="ring"/>
    <rect x="150" y="48" width="20" height="76" rx="2" class="pitch"/>
    <path d="M152 56h16M152 116h16" class="crease"/><path d="M156 51v4m4-4v4m4-4v4M156 119v4m4-4v4m4-4v4" class="stumps"/>
    ${FIELD.map(([turn, share], index) => fielder(at(turn + drift(ballId, index), share)))}
    ${fielder({ x: 160, y: 136 })}
    <g class="batters"><circle cx="155" cy="116" r="3.4"/><circle cx="166" cy="58" r="3.4"/></g>
    ${flight(ballId, symbol)}</svg>`;
}

function flight(ballId: string, symbol: string): Html {
  const end = endOf(ballId, symbol);
  const isLofted = symbol === '6';
  const bend = isLofted ? `Q${(STRIKER.x + end.x) / 2} ${Math.min(STRIKER.y, end.y) - 40}` : 'L';
  const run = end === STRIKER ? '' : `${bend} ${end.x} ${end.y}`;
  return html`<g id="ball-${ballId}" class="ball"><path pathLength="1" class="way"
    d="M${BOWLER.x} ${BOWLER.y} L${STRIKER.x} ${STRIKER.y} ${run}"/>
    <circle cx="${end.x}" cy="${end.y}" r="4" class="dot"/>
    ${symbol === 'W' && html`<circle cx="160" cy="120" r="11" class="fallen"/>`}</g>`;
}

interface Spot {
  x: number;
  y: number;
}

function endOf(ballId: string, symbol: string): Spot {
  const reach = REACH[symbol] ?? 0.3;
  if (symbol === 'Wd') return { x: 174, y: 130 };
  if (reach === 0) return STRIKER;
  return at(unit(textKey(ballId), 1), reach);
}

/** A spot by its direction, a share of a whole turn, and its share of the way to the boundary. */
function at(turn: number, share: number): Spot {
  const angle = turn * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(MIDDLE.x + Math.cos(angle) * BOUNDARY.x * share),
    y: round(MIDDLE.y + Math.sin(angle) * BOUNDARY.y * share),
  };
}

function fielder({ x, y }: Spot): Html {
  return html`<circle cx="${x}" cy="${y}" r="3" class="fielder"/>`;
}

/** Fielders move a little between overs. */
function drift(ballId: string, index: number): number {
  const [over = ''] = ballId.split('.');
  return (unit(textKey(over), index) - 0.5) * 0.05;
}
