import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { href, paths } from '../../paths.ts';
import { show } from '../../testing/show.tsx';
import { SportCategoryScreen } from './SportCategoryScreen.tsx';

const category = (name: string) => href(paths.sportCategory, { category: name });

test('a sport that we do not have says so, and leads to those that we have', async () => {
  const user = show(<SportCategoryScreen params={{ category: 'chess' }} />, {
    at: category('chess'),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We do not have this sport');
  await user.click(screen.getByRole('link', { name: 'Tennis' }));
  expect(location.pathname).toBe(category('tennis'));
});
