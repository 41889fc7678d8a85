import { type Html, html } from './html.ts';
import { type PageState, sets, type Visit } from './site.ts';

const SHOWN = 20;

/** The key of the page's next bet: a bet that is sent twice is placed once. */
export function keyOf({ launchId, state }: Visit): string {
  return `${launchId}-${state['n'] ?? 1}`;
}

/** The number of a launch's next bet, after those that it has placed. */
export function nextNumber(
  { launchId }: Visit,
  placed: readonly { reference: string }[],
): { n: string } {
  const own = placed.filter(({ reference }) => reference.startsWith(`${launchId}-`));
  return { n: String(own.length + 1) };
}

/** The page after a bet: nothing is chosen, and the next bet is another one. */
export function afterBet({ state }: Visit, cleared: PageState): PageState {
  return { ...state, n: String(Number(state['n'] ?? 1) + 1), stake: '', ...cleared };
}

/** The player's last bets on these pages, newest first. */
export function betCards<Row>(
  { account }: Visit,
  rows: readonly Row[],
  card: (row: Row) => Html,
): Html {
  if (!account) return html`<p class="card empty">Log in to Oja to see your bets.</p>`;
  if (rows.length === 0) return html`<p class="card empty">You have no bets here yet.</p>`;
  return html`<ul class="bets">${rows.slice(-SHOWN).reverse().map(card)}</ul>`;
}

/** The head of a site: its name, and its tabs. */
export function siteHead(
  name: string,
  tabs: Readonly<Record<string, string>>,
  { tab = '' }: PageState,
  cleared: Record<string, string>,
): Html {
  return html`<header class="head"><span class="brand">${name}</span>
    <nav class="tabs" aria-label="${name}">${Object.entries(tabs).map(
      ([id, text]) => html`<button id="t-${id}" ${tab === id && html`aria-current="page"`}
        data-set="${sets({ tab: id, game: '', ...cleared })}" data-top>${text}</button>`,
    )}</nav></header>`;
}
