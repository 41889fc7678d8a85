import { below, here } from '../../lib/base.ts';

/** Where it goes in the app's frame, while that is around a document. */
export const textPlace: { current: HTMLDivElement | null } = { current: null };

/** Whether the text of a document stands in this page. */
export const hasText = () => document.getElementById('document') !== null;

/** The shell was loaded in the place of the document at this address, which is not on this phone. */
export function isShellInstead(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isShell = document.getElementById('root')?.dataset['page'] === '';
  return isShell && loaded !== undefined && below(new URL(loaded.name).pathname) === here();
}

/** The app has come to a document that is not its own to show: its page is about to be loaded. */
export const isTextToCome = () => !hasText() && !isShellInstead();
