import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Money } from './Money.tsx';

test('a sum that is unknown has its place, and no amount that is seen or heard', () => {
  render(<Money kobo={undefined} />);
  const [place] = document.querySelectorAll('.skeleton-of');
  expect(place?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByText('₦0.00')).toBeNull();
});
