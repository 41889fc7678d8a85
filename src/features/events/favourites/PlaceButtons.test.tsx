import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { favourites } from './favourites.ts';
import { PlaceButtons } from './PlaceButtons.tsx';

test('at either end the focus goes to the arrow that leads back', async () => {
  favourites.markets = ['m-1', 'm-2', 'm-3'].map((marketId) => ({ gameId: 'g-1', marketId }));
  const user = show(<PlaceButtons marketId="m-2" name="Winner" />);
  const earlier = screen.getByRole('button', { name: 'Move Winner earlier' });
  const later = screen.getByRole('button', { name: 'Move Winner later' });
  await user.click(earlier);
  await waitFor(() => expect(document.activeElement).toBe(later));
  await user.click(later);
  await user.click(later);
  await waitFor(() => expect(document.activeElement).toBe(earlier));
});
