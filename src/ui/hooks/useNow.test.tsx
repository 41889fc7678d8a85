import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNow } from './useNow.ts';

function Clock() {
  return <p>{useNow()}</p>;
}

test('the first that asks gets one time in one render, though the clock goes on meanwhile', () => {
  let clock = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => clock++);
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  render(<Clock />);
  expect(complaints).not.toHaveBeenCalled();
});
