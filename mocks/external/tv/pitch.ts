import { textKey, unit } from '../../world/chance/hash.ts';
import { type Html, html } from '../frame/html.ts';

export interface Moment {
  /** Of this pass and of the one before: the ball runs from where that one ended. */
  id: string;
  beforeId: string;
  /** Where the ball stands when it is not passed. */
  standsIn: 'middle' | 'left' | 'right' | undefined;
  /** Players on the pitch beside the keepers. */
  home: number;
  away: number;
}

interface Spot {
  x: number;
  y: number;
}

/** The drawing is 320 by 180; the home team plays from left to right. */
const LEFT = 16;
const RIGHT = 304;
const TOP = 12;
const BOTTOM = 164;
const MIDDLE: Spot = { x: 160, y: 88 };
const NETS = { left: { x: 12, y: 88 }, right: { x: 308, y: 88 } };

/** Shares of the way from the own goal to the other, and across: a back four, four and two. */
const FORMATION = [
  [0.18, 0.14],
  [0.15, 0.38],
  [0.15, 0.62],
  [0.18, 0.86],
  [0.4, 0.16],
  [0.37, 0.4],
  [0.37, 0.6],
  [0.4, 0.84],
  [0.6, 0.36],
  [0.6, 0.64],
] as const;

/** The pitch from above with the last pass. Both teams shift towards the ball. */
export function pitch(moment: Moment, about: string): Html {
  const end = moment.standsIn === 'middle' ? MIDDLE : endOf(moment);
  const start = moment.standsIn === 'middle' ? MIDDLE : passTo(moment.beforeId);
  const shift = (end.x - MIDDLE.x) * 0.25;
  const team = (count: number, isHome: boolean) =>
    FORMATION.slice(0, count).map(([along, across], index) =>
      player(placed(along, across, isHome, shift + drift(moment.id, index)), isHome),
    );
  const keeper = (isHome: boolean) => player(placed(0.03, 0.5, isHome, 0), isHome);
  return html`<svg viewBox="0 0 320 180" role="img" aria-label="${about}">
    <rect width="320" height="180" class="stand"/><rect x="8" y="6" width="304" height="164" class="grass"/>
    ${[0, 1, 2, 3].map((stripe) => html`<rect x="${LEFT + stripe * 72}" y="6" width="36" height="164" class="mown"/>`)}
    <path class="lines" d="M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}ZM160 ${TOP}V${BOTTOM}M${LEFT} 48H58V128H${LEFT}
      M${RIGHT} 48H262V128H${RIGHT}M${LEFT} 70H32V106H${LEFT}M${RIGHT} 70H288V106H${RIGHT}
      M${LEFT} 76H8V100H${LEFT}M${RIGHT} 76H312V100H${RIGHT}"/>
    <circle cx="160" cy="88" r="24" class="lines"/>
    ${keeper(true)}${keeper(false)}${team(moment.home, true)}${team(moment.away, false)}
    <g id="pass-${moment.id}-${moment.standsIn ?? 'play'}" class="ball"><path pathLength="1" class="way"
      d="M${start.x} ${start.y}L${end.x} ${end.y}"/><circle cx="${end.x}" cy="${end.y}" r="3.6" class="dot"/></g></svg>`;
}

function endOf({ id, standsIn }: Moment): Spot {
  return standsIn === 'left' || standsIn === 'right' ? NETS[standsIn] : passTo(id);
}

/** Where a pass ends: more often in the middle of the pitch than near a goal. */
function passTo(id: string): Spot {
  const key = textKey(id);
  const along = (unit(key, 1) + unit(key, 2)) / 2;
  return {
    x: round(LEFT + 12 + along * (RIGHT - LEFT - 24)),
    y: round(TOP + 8 + unit(key, 3) * (BOTTOM - TOP - 16)),
  };
}

function placed(along: number, across: number, isHome: boolean, shift: number): Spot {
  const way = along * (RIGHT - LEFT);
  const x = (isHome ? LEFT + way : RIGHT - way) + shift;
  const y = TOP + across * (BOTTOM - TOP);
  return { x: round(Math.min(RIGHT - 4, Math.max(LEFT + 4, x))), y: round(y) };
}

function player({ x, y }: Spot, isHome: boolean): Html {
  return isHome
    ? html`<circle cx="${x}" cy="${y}" r="4" class="home"/>`
    : html`<rect x="${round(x - 3.5)}" y="${round(y - 3.5)}" width="7" height="7" class="away"/>`;
}

function drift(id: string, index: number): number {
  return (unit(textKey(id), 10 + index) - 0.5) * 8;
}

const round = (value: number) => Math.round(value * 10) / 10;
