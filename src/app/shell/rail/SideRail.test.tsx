import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { SideRail } from './SideRail.tsx';

const wordsIn = (nav: HTMLElement) =>
  [...nav.querySelectorAll('a, h2')].map(({ textContent }) => textContent ?? '');

test('until its code is here, the rail has its title and its sports where they stay', async () => {
  const network = openNetwork();
  await network.signIn('adaeze');
  show(<SideRail product="exchange" path="/about" />);
  const rail = () => screen.getByRole('navigation', { name: 'Sports' });
  const [search, ...waiting] = wordsIn(rail());
  expect(search).toBe('Search Teams or games');
  expect(waiting).toContain('Cricket');
  const field = await screen.findByRole('combobox');
  expect(field.getAttribute('placeholder')).toBe('Teams or games');
  expect(wordsIn(rail()).slice(0, waiting.length)).toEqual(waiting);
});
