import type { PanelKit } from './panelKit.ts';

/** Shows what has the words that are searched for. Sent as source text like `panelScript`. */
export function panelSearch({ find }: PanelKit): void {
  const search = find<HTMLInputElement>('search');
  const has = (element: Element | null, words: string) =>
    (element?.textContent ?? '').toLowerCase().includes(words);
  const show = () => {
    const words = search.value.trim().toLowerCase();
    for (const section of document.querySelectorAll<HTMLElement>('main section')) {
      section.hidden = !has(section, words);
      const isNamed = has(section.querySelector('h2'), words);
      const rows = [...section.querySelectorAll<HTMLElement>('li, details, .scenario')];
      const isRowMeant = rows.some((row) => has(row, words));
      for (const row of rows) row.hidden = !isNamed && isRowMeant && !has(row, words);
      for (const group of section.querySelectorAll<HTMLElement>('.group'))
        group.hidden = !group.querySelector('.scenario:not([hidden])');
    }
  };
  search.oninput = show;
  // Rows come and go with the world.
  document.addEventListener('mock-status', () => {
    if (search.value !== '') setTimeout(show);
  });
}
