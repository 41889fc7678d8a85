import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startIslands } from './startIslands.tsx';

const island = (name: string, html: string) => `<div data-island="${name}">${html}</div>`;

afterEach(() => {
  document.body.innerHTML = '';
});

test('an island comes to life with what was typed into its HTML', async () => {
  document.body.innerHTML = `<div class="document__text"><h2 id="void">Void bets</h2><p>A dead heat counts.</p></div>
    ${island('DocumentSearch', '<search><label>Search this page <input type="search"></label></search>')}`;
  const field = document.querySelector('input');
  if (field) field.value = 'dead heat';
  await act(startIslands);
  expect(screen.getByRole('searchbox')).not.toBe(field);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dead heat');
  expect(screen.getByRole('link', { name: 'Void bets' }).getAttribute('href')).toBe('#void');
});

test('where the code of one does not come, the page says so once, and the others live', async () => {
  document.body.innerHTML =
    island('Nothing', 'one') +
    island('NothingElse', 'two') +
    island('SelfTest', '<p>Ten questions</p>');
  await act(startIslands);
  expect(screen.getAllByText(/^Part of this page isn't saved on this phone yet/)).toHaveLength(1);
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
  expect(screen.queryByText('Ten questions')).toBeNull();
});
