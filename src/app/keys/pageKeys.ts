/** A single key at a desk: what it does, for the legend, and the control that it focuses or presses. */
export interface PageKey {
  key: string;
  does: string;
  /** A selector, where the control does not carry the key as `aria-keyshortcuts`. */
  where?: string;
}

/** The handler and the legend read this one table. */
export const PAGE_KEYS: readonly PageKey[] = [
  { key: '/', does: 'Search teams, leagues and games' },
  {
    key: 'p',
    does: 'Go to the prices of a market',
    where: '.rung[tabindex="0"], .price:not([aria-disabled="true"])',
  },
  { key: 'l', does: 'Show or hide ladders' },
  { key: 'a', does: 'One-click betting on or off' },
  { key: '1', does: 'First stake of one-click' },
  { key: '2', does: 'Second stake' },
  { key: '3', does: 'Third stake' },
  { key: '4', does: 'Fourth stake' },
  { key: '5', does: 'Fifth stake' },
  { key: '+', does: 'One or several selections in the slip' },
  { key: 's', does: 'Bet slip, beside the match' },
  { key: 'm', does: 'Your bets on this match' },
  { key: 'o', does: 'All your open bets' },
  {
    key: 'w',
    does: 'Go to your waiting order in that list',
    where: '.order-row__acts button:not(:disabled)',
  },
  { key: 'c', does: 'Cash out of the market' },
  { key: '?', does: 'Show these shortcuts' },
];

/** Of the market that has the focus, else the first on the page that can be seen. */
export function controlOf({ key, where }: PageKey): HTMLElement | undefined {
  const selector = where ?? `[aria-keyshortcuts="${key}"]`;
  const market = document.activeElement?.closest('.market');
  for (const place of [market, document]) {
    const controls = place?.querySelectorAll<HTMLElement>(selector) ?? [];
    for (const control of controls) if (control.getClientRects().length > 0) return control;
  }
  return undefined;
}
