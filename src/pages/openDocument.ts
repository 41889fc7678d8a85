import { showLastOpened } from './lastOpened.ts';
import { showAnchor } from './showAnchor.ts';

let isOpen = false;

/** Shows the place of a document that the address names, and says when this device last showed it; once a page. */
export function openDocument(): void {
  if (isOpen || !document.getElementById('document')) return;
  isOpen = true;
  // A guide has no version.
  const line = document.querySelector<HTMLElement>('[data-document]');
  if (line) showLastOpened(line);
  showAnchor();
  addEventListener('hashchange', showAnchor);
}
