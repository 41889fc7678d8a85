import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Slider } from './Slider.tsx';

test('a slide takes two seconds to move, as the specification says', async () => {
  vi.useFakeTimers();
  const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel: () => undefined }));
  Element.prototype.animate = animate as never;
  Element.prototype.getAnimations = () => [];
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  show(<Slider label="Offers" titles={titles} slides={titles} />);
  expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ duration: 2000 }),
  );
});
