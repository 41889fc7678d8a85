import { type SideScore, type SideScores, sidesOf } from '../../../src/domain/market/sides.ts';
import { initials } from '../../../src/domain/text/initials.ts';
import { crestOf, type KitColour } from '../../../src/lib/crest/crestOf.ts';
import { seedOf } from '../../../src/lib/seedOf.ts';
import { type Html, html } from './html.ts';

/** The colours of shirts, as these houses print them. */
const COLOURS: Readonly<Record<KitColour, string>> = {
  red: '#c4202e',
  wine: '#7a1532',
  orange: '#ee7a1c',
  gold: '#f4bb2a',
  bottle: '#0e5a3a',
  teal: '#0d7377',
  sky: '#5fb4ea',
  royal: '#1e4fb6',
  navy: '#15264f',
  violet: '#5d2c8c',
  white: '#fbf9f2',
  black: '#1c1d22',
};

/** A side's name with its crest before it; a person, who has none, has initials in a colour. */
export function badged(name: string, isPerson: boolean, score?: SideScore): Html {
  return html`<span class="team">${isPerson ? round(name) : crest(name)}<span>${name}</span>${score && goals(score)}</span>`;
}

/** Overs are told only where an innings goes on. */
const goals = ({ main, more }: SideScore) =>
  html` <span class="goals num">${more && html`<span class="overs">${more}</span> `}${main}</span>`;

interface Named {
  name: string;
  sportId: number;
}

/** The name of a match in two lines, each side with its badge, and with its score where that is given. */
export function badgedSides({ name, sportId }: Named, scores?: SideScores): Html {
  const sides = sidesOf(name);
  if (!sides) return html`${name}`;
  const isPerson = sportId === 2;
  return html`${badged(sides[0], isPerson, scores?.[0])}<span class="hidden"> v </span>${badged(sides[1], isPerson, scores?.[1])}`;
}

const round = (name: string) =>
  html`<span class="badge" style="--hue: ${seedOf(name) % 360}" aria-hidden="true">${initials(name)}</span>`;

/** Of the parts that `crestParts` puts into the page once, because a page asks for its view every few seconds. */
function crest(name: string): Html {
  const { shape, pattern, field, figure, emblem } = crestOf(name);
  return html`<svg class="badge crest" viewBox="0 0 24 28" aria-hidden="true"
    style="--field: ${COLOURS[field]}; --figure: ${COLOURS[figure]}"><g clip-path="url(#in-${shape})">
    <path fill="var(--field)" d="M0 0h24v28H0z"/><use href="#on-${pattern}"/><use href="#has-${emblem}"/></g>
    <use href="#rim-${shape}"/></svg>`;
}

/** Deep enough in each hue for white letters. */
export const BADGE_STYLE = `
.team { display: flex; align-items: center; gap: .45rem; min-width: 0 } .team + .hidden + .team { margin-top: 2px }
.goals { flex: none; margin-inline-start: auto; font-weight: 700; white-space: nowrap }
.overs { color: var(--soft); font-size: .85rem; font-weight: 400 }
.badge { flex: none; display: grid; place-items: center; width: 20px; height: 20px; border-radius: 50%;
  background: hsl(var(--hue) 60% 30%); box-shadow: inset 0 0 0 1px #fff4; color: #fff;
  font-size: 9px; font-weight: 700; line-height: 1 }
.badge.crest { display: block; height: 23px; border-radius: 0; background: none; box-shadow: none }`;
