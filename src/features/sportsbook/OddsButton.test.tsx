import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OddsButton } from './OddsButton.tsx';

const button = (odds: number) => (
  <OddsButton
    selection={{ selectionId: 'home', name: '1', label: 'Eko Lanterns', status: 'open', odds }}
    isPicked={false}
    onPick={() => undefined}
  />
);

test('odds that have moved say which way', () => {
  const { rerender } = render(button(200));
  const move = () => screen.getByRole('button').dataset['move'];
  expect(move()).toBeUndefined();
  rerender(button(210));
  expect(move()).toBe('up');
  rerender(button(190));
  expect(move()).toBe('down');
});
