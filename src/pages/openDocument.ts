import { showLastOpened } from './lastOpened.ts';
import { showAnchor } from './showAnchor.ts';

let isOpen = false;

/** Says when this device last showed the document, and shows the place that the address names; once a page. */
export function openDocument(): void {
  const line = document.querySelector<HTMLElement>('[data-document]');
  if (isOpen || !line) return;
  isOpen = true;
  showLastOpened(line);
  showAnchor();
  addEventListener('hashchange', showAnchor);
}
