import type { KeyboardEvent } from 'react';

interface GridKey {
  key: string;
  name: string;
  does: string;
  rows?: number;
  columns?: number;
}

/** The grid of prices and the legend of the desk read this one table. */
export const GRID_KEYS: readonly GridKey[] = [
  { key: 'ArrowUp', name: '↑', rows: -1, does: 'The runner above' },
  { key: 'ArrowDown', name: '↓', rows: 1, does: 'The runner below' },
  { key: 'ArrowLeft', name: '←', columns: -1, does: 'The price to the left' },
  { key: 'ArrowRight', name: '→', columns: 1, does: 'The price to the right' },
  { key: 'Enter', name: 'Enter', does: 'Into the slip, or a bet with one-click on' },
];

/** Moves the focus between the prices of a table. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const found = GRID_KEYS.find(({ key }) => key === event.key);
  const { target, currentTarget } = event;
  if (!found || !(target instanceof HTMLElement) || !target.matches('.price')) return;
  const { rows = 0, columns = 0 } = found;
  if (rows === 0 && columns === 0) return;
  const grid = [...currentTarget.querySelectorAll('tr')]
    .map((row) =>
      [...row.querySelectorAll<HTMLElement>('.price')].filter(
        (price) => price.getClientRects().length > 0,
      ),
    )
    .filter((row) => row.length > 0);
  const row = grid.findIndex((prices) => prices.includes(target));
  const column = grid[row]?.indexOf(target) ?? 0;
  event.preventDefault();
  grid[row + rows]?.[column + columns]?.focus();
}
