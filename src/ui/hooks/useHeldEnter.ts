import { useEffect } from 'react';

/**
 * A key that is held presses a button, or sends a form, with each of its repeats: bet after bet, or the question that
 * has just come. Here an Enter is one press, however long it is held. (Space presses when it is let go.)
 */
export function useHeldEnter(): void {
  useEffect(() => {
    // Before whatever hears the key: a repeat counts nowhere.
    document.addEventListener('keydown', dropRepeat, true);
    return () => document.removeEventListener('keydown', dropRepeat, true);
  }, []);
}

function dropRepeat(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !repeat) return;
  // There it is a new line.
  if (target instanceof Element && target.matches('textarea, [contenteditable]')) return;
  event.preventDefault();
}
