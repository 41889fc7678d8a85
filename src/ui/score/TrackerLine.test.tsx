import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TrackerLine } from './TrackerLine.tsx';

test('a screen reader hears the deliveries of the over in words', () => {
  const tracker = { score: '', text: 'Need 28 from 9', balls: ['0', '4', 'W', '1'] };
  show(<TrackerLine tracker={tracker} />);
  const heard = screen.getByRole('paragraph').cloneNode(true) as HTMLElement;
  for (const drawn of heard.querySelectorAll('[aria-hidden]')) drawn.remove();
  expect(heard.textContent).toBe('This over: dot ball, four, wicket, 1, Need 28 from 9');
});

test('a server is marked, in tennis alone', () => {
  show(<TrackerLine tracker={{ score: '6–4', text: '40–30 · Ada serving', isServing: true }} />);
  expect(document.querySelectorAll('.tracker__serve')).toHaveLength(1);
  expect(screen.getByText('40–30 · Ada serving')).toBeTruthy();
});
