import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TrackerLine } from './TrackerLine.tsx';

test('a screen reader hears the deliveries of the over in words', () => {
  const score = {
    line: 'COT 170/6 · LUS 143/4 (18.4)',
    detail: 'Need 28 from 8 · CRR 7.73 · RRR 21.00',
    recent: ['2', '6', '0', '4', 'W', '1'],
  };
  show(<TrackerLine sportId={4} score={score} />);
  const heard = screen.getByRole('paragraph').cloneNode(true);
  if (!(heard instanceof HTMLElement)) throw new Error('No line');
  for (const drawn of heard.querySelectorAll('[aria-hidden]')) drawn.remove();
  expect(heard.textContent).toBe(
    'This over: dot ball, four, wicket, 1, Need 28 from 8 · 18.4 ov · RRR 21.00',
  );
});

test('a server is marked', () => {
  const score = { line: '6–4 3–2', detail: '40–30 · Ada serving' };
  show(<TrackerLine sportId={2} score={score} />);
  expect(document.querySelectorAll('.tracker__serve')).toHaveLength(1);
  expect(screen.getByRole('paragraph').textContent).toBe('40–30 · Ada serving');
});
