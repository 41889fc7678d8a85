import { OUTLINES, PATTERNS } from '../../../src/lib/crest/crestOf.ts';
import { EMBLEMS } from '../../../src/lib/crest/emblems.ts';
import { type Html, html } from './html.ts';

const each = (paths: Readonly<Record<string, string>>, draw: (name: string, d: string) => Html) =>
  Object.entries(paths).map(([name, d]) => draw(name, d));

/** What crests are made of. */
export const crestParts: Html = html`<svg class="hidden" aria-hidden="true"><defs>${[
  each(OUTLINES, (name, d) => html`<clipPath id="in-${name}"><path d="${d}"/></clipPath>`),
  each(
    OUTLINES,
    (name, d) =>
      html`<path id="rim-${name}" d="${d}" fill="none" stroke="#8889" stroke-width="1.2"/>`,
  ),
  each(PATTERNS, (name, d) => html`<path id="on-${name}" d="${d}" fill="var(--figure)"/>`),
  each(
    EMBLEMS,
    (name, d) => html`<path id="has-${name}" d="${d}" transform="translate(5 6.5) scale(.58)"
      fill-rule="evenodd" fill="var(--figure)" stroke="var(--field)" stroke-width="6" paint-order="stroke"/>`,
  ),
]}</defs></svg>`;
