import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { type Html, html } from './html.ts';

/** Where a match in play stands, after the mark that it is on; while it pauses the mark is a quiet one. */
export function playNow(score: SportEvent['score']): Html {
  const { line, detail } = score ?? {};
  if (detail === 'Half-time') return html`<b class="pauses">Half-time</b> ${line ?? ''}`;
  return html`<b class="live">Live</b> ${[line, detail].filter(Boolean).join(' · ')}`;
}
