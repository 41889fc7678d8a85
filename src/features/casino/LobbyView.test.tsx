import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lobby } from '../../../mocks/external/lobby.ts';
import { href, paths } from '../../paths.ts';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { MOTIFS } from '../../ui/art/motifs.ts';
import { LobbyView } from './LobbyView.tsx';

const chosen = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

const part = () =>
  within(screen.getByRole('navigation', { name: 'Casino' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

test('on the page of the slots these are named once, by its link', async () => {
  openNetwork();
  const user = show(<LobbyView title="Slots" part="slots" />, {
    at: `${paths.slots}?category=favourites`,
  });
  await shows(/No favourites yet/);
  await user.click(screen.getByRole('button', { name: 'Show all games' }));
  await shows(/\d games/);
  expect(part()).toEqual(['Slots']);
  expect(chosen('Category')).toEqual(['Any kind']);
});

test('no category is named as a part of the casino is', async () => {
  openNetwork();
  show(<LobbyView title="All games" part="all" />, { at: paths.casinos });
  await shows(/\d games/);
  const named = (role: string, group: HTMLElement) =>
    within(group)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const parts = named('link', screen.getByRole('navigation', { name: 'Casino' }));
  const categories = named('button', screen.getByRole('group', { name: 'Category' }));
  expect(categories).toContain('Table');
  expect(categories.filter((name) => parts.includes(name))).toEqual([]);
});

test.each([
  ['kingmaker', 'Kingmaker'],
  ['spm', 'SPM Games'],
  ['coral', 'Providers'],
])('the games of %s are of the part %s', async (provider, expected) => {
  openNetwork();
  show(<LobbyView title="Games" part="desk" provider={provider} />, {
    at: href(paths.casinoDesktop, { provider }),
  });
  await shows(/\d games/);
  expect(part()).toEqual([expected]);
});

test.each([
  ['spm', ['Crash games', 'Instant games', 'Slots'], '/casinos?category=crash&provider=spm'],
  ['kingmaker', ['Table games', 'Slots'], '/casinos?category=table&provider=kingmaker'],
])(
  'the page of %s has a shelf for each of its kinds, which leads to all of them',
  async (provider, titles, first) => {
    openNetwork();
    show(<LobbyView title="House" part="house" provider={provider} />, { at: paths.games });
    await shows(/\d games/);
    const links = screen.getAllByRole('link', { name: /^See all/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(
      titles.map((title) => `See all: ${title}`),
    );
    expect(links[0]?.getAttribute('href')).toBe(first);
    expect(links.at(-1)?.getAttribute('href')).toBe(`/slots?provider=${provider}`);
  },
);

test('a cover is there for what every game is about', () => {
  for (const { gameCode, theme } of lobby(0).games) {
    const [, motif = ''] = theme?.split(' ') ?? [];
    if (theme) expect(Object.keys(MOTIFS), gameCode).toContain(motif);
  }
});
