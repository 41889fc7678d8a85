import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { betslip } from '../../state/bets/betslip.ts';
import { late } from '../../ui/late/late.tsx';
import { legend } from './legend.ts';
import { controlOf, PAGE_KEYS } from './pageKeys.ts';

const KeysLegend = late(() => import('./KeysLegend.tsx').then((module) => module.KeysLegend));

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Single keys: never while something is typed or a dialog is open, nor once the player has switched them off. */
function press(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isTyping(target)) return;
  if (!betslip.hasKeys || document.querySelector('dialog[open]')) return;
  const found = PAGE_KEYS.find(({ key }) => key === event.key.toLowerCase());
  if (!found) return;
  if (found.key === '?') {
    event.preventDefault();
    legend.isOpen = true;
    return;
  }
  const control = controlOf(found);
  if (!control) return;
  event.preventDefault();
  if (found.where || control instanceof HTMLInputElement) control.focus();
  else control.click();
}

/** At a desk everything can be done by keys; `?` lists them. */
export function DeskKeys() {
  const { isOpen } = useSnapshot(legend);
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen && <KeysLegend />;
}
