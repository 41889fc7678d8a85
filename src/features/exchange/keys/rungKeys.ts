import type { Side } from '../../../domain/market/side.ts';

interface RungKey {
  key: string;
  name: string;
  does: string;
  /** So many prices on; with Alt the player's orders go along. */
  ticks?: number;
  side?: Side;
}

/** The ladder and the legend of the desk read this one table. */
export const RUNG_KEYS: readonly RungKey[] = [
  { key: 'ArrowUp', name: '↑', ticks: 1, does: 'The next price up' },
  { key: 'ArrowDown', name: '↓', ticks: -1, does: 'The next price down' },
  { key: 'PageUp', name: 'Page Up', ticks: 10, does: 'Ten prices up' },
  { key: 'PageDown', name: 'Page Down', ticks: -10, does: 'Ten prices down' },
  { key: 'ArrowLeft', name: '←', side: 'back', does: 'Back side' },
  { key: 'ArrowRight', name: '→', side: 'lay', does: 'Lay side' },
  { key: 'Home', name: 'Home', does: 'The middle of the market' },
  { key: 'Enter', name: 'Enter', does: 'Into the slip, or a bet with one-click on' },
  { key: 'Alt', name: 'Alt + ↑ ↓', does: 'Move your order at this price' },
  { key: 'Delete', name: 'Delete', does: 'Cancel your order at this price' },
];
