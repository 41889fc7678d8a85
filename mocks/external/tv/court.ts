import { textKey, unit } from '../../world/chance/hash.ts';
import { type Html, html } from '../frame/html.ts';

interface Moment {
  /** Each point has a rally of its own. */
  pointId: string;
  server: 'home' | 'away';
  /** A point has been played. */
  isPlayed: boolean;
}

interface Spot {
  x: number;
  y: number;
}

/** The drawing is 320 by 180; the home player stands on the left, the net in the middle. */
const HOME_X = 44;
const AWAY_X = 276;
const MIDDLE_Y = 88;
const MOST_SHOTS = 3;

/** The court from above, with the rally of the last point. */
export function court({ pointId, server, isPlayed }: Moment, about: string): Html {
  const shots = rallyOf(pointId, server);
  const [first, ...rest] = shots;
  const end = shots.at(-1) ?? { x: HOME_X, y: MIDDLE_Y };
  const home = standing(shots, true);
  const away = standing(shots, false);
  const path = `M${first?.x} ${first?.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}`;
  return html`<svg viewBox="0 0 320 180" role="img" aria-label="${about}">
    <rect width="320" height="180" class="stand"/><rect x="20" y="8" width="280" height="160" class="apron"/>
    <rect x="50" y="28" width="220" height="120" class="court"/>
    <path class="lines" d="M50 28H270V148H50ZM50 43H270M50 133H270M101 43V133M219 43V133M101 88H219M50 88h4M270 88h-4"/>
    <path class="net" d="M160 20V156"/>
    <circle cx="${home.x}" cy="${home.y}" r="6" class="home"/>
    <rect x="${away.x - 5.5}" y="${away.y - 5.5}" width="11" height="11" class="away"/>
    <path class="serves" d="${server === 'home' ? 'M20 88l10-6v12z' : 'M300 88l-10-6v12z'}"/>
    ${
      isPlayed &&
      html`<g id="rally-${pointId}" class="ball"><path pathLength="1" class="way" d="${path}"/>
      <circle cx="${end.x}" cy="${end.y}" r="3.6" class="dot"/></g>`
    }</svg>`;
}

/** Where the ball is hit from and where it ends, from side to side of the net, the serve first. */
function rallyOf(pointId: string, server: 'home' | 'away'): Spot[] {
  const key = textKey(pointId);
  const shots = 2 + Math.floor(unit(key, 1) * MOST_SHOTS);
  return Array.from({ length: shots }, (_, index) => {
    const isLeft = (index % 2 === 0) === (server === 'home');
    const depth = index === 0 ? 0 : unit(key, 20 + index) * 46;
    // From one half of the court to the other, so that the rally can be followed.
    const y = (index % 2 === 0 ? 34 : 96) + unit(key, 10 + index) * 46;
    return { x: round(isLeft ? HOME_X + depth : AWAY_X - depth), y: round(y) };
  });
}

/** Each player stands where he or she hit the ball last. */
function standing(shots: readonly Spot[], isLeft: boolean): Spot {
  const own = shots.findLast(({ x }) => x < 160 === isLeft);
  return { x: isLeft ? HOME_X - 8 : AWAY_X + 8, y: own?.y ?? MIDDLE_Y };
}

const round = (value: number) => Math.round(value * 10) / 10;
