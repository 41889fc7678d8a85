import { type RefObject, useEffect } from 'react';

const look = () =>
  document.documentElement.classList.toggle(
    'has-dialog',
    document.querySelector('dialog[open]') !== null,
  );

/** Tells the styles that a dialog is open, for browsers without `:has`: Chrome 103, Firefox 115. */
export function useScrollLock(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    look();
    const watch = new MutationObserver(look);
    watch.observe(current, { attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      look();
    };
  }, [dialog]);
}
