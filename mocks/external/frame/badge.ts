import { sidesOf } from '../../../src/domain/market/sides.ts';
import { initials } from '../../../src/domain/text/initials.ts';
import { seedOf } from '../../../src/lib/seedOf.ts';
import { type Html, html } from './html.ts';

/** A name with its initials in a colour of its own before it, always the same. */
export function badged(name: string): Html {
  return html`<span class="team"><span class="badge" style="--hue: ${seedOf(name) % 360}"
    aria-hidden="true">${initials(name)}</span><span>${name}</span></span>`;
}

/** The name of a match in two lines, each side with its badge. */
export function badgedSides(eventName: string): Html {
  const sides = sidesOf(eventName);
  if (!sides) return html`${eventName}`;
  return html`${badged(sides[0])}<span class="hidden"> v </span>${badged(sides[1])}`;
}

/** Deep enough in each hue for white letters. */
export const BADGE_STYLE = `
.team { display: flex; align-items: center; gap: .45rem; min-width: 0 }
.badge { flex: none; display: grid; place-items: center; width: 20px; height: 20px; border-radius: 50%;
  background: hsl(var(--hue) 60% 30%); box-shadow: inset 0 0 0 1px #fff4; color: #fff;
  font-size: 9px; font-weight: 700; line-height: 1 }`;
