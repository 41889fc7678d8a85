import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TrackerLine } from './TrackerLine.tsx';

test.each([
  ['117/3 (25.5)', 'CRR 4.53', '25.5 ov · CRR 4.53', 'CRR 4.53'],
  [
    '198/4 (33.4)',
    'Need 70 from 98 · RRR 4.29',
    'Need 70 from 98 · 33.4 ov · RRR 4.29',
    'Need 70 from 98 · RRR 4.29',
  ],
  ['0/0 (0)', 'CRR 0.00', 'CRR 0.00', 'CRR 0.00'],
  ['6/0 (1)', '', '1 ov', ''],
])(
  'of %s, %s is told with its overs and, where the score has them, without',
  (line, detail, whole, short) => {
    show(<TrackerLine sportId={4} score={{ line, detail }} />);
    const told = document.querySelector('.tracker');
    expect(told?.textContent).toBe(whole);
    told?.querySelector('.tracker__overs')?.remove();
    expect(told?.textContent).toBe(short);
  },
);
