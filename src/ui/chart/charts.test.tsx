import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const words = {
  title: 'Profit by day',
  description: 'Up on one day, down on the next.',
  columns: ['Day', 'Profit'] as const,
  show: (value: number) => `${value} kobo`,
};

function draw(chart: React.ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(chart);
  return page;
}

test('bars stand on zero, and every number is in the table', () => {
  const points = [
    { label: '1 Nov', value: 300 },
    { label: '2 Nov', value: -100 },
  ];
  const page = draw(<BarChart {...words} points={points} />);
  expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe(words.description);
  const bars = [...page.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ]);
  expect(bars).toEqual([
    [0, 75],
    [75, 25],
  ]);
  expect([...page.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '1 Nov300 kobo',
    '2 Nov-100 kobo',
  ]);
});

test('a line steps at the time of each value', () => {
  const points = [
    { label: '09:00', value: 0, at: 0 },
    { label: '09:15', value: 100, at: 15 },
    { label: '10:00', value: 50, at: 60 },
  ];
  const page = draw(<LineChart {...words} points={points} />);
  expect(page.querySelector('.chart__line')?.getAttribute('d')).toBe('M0 100H25V20H100V60');
});

test('bars below a line have the amount as their area, and stand in the table beside the value', () => {
  const points = [
    { label: '09:00', value: 0, at: 0, volume: 40 },
    { label: '09:50', value: 100, at: 50, volume: 50 },
    { label: '10:15', value: 50, at: 75, volume: 50 },
    { label: '10:40', value: 50, at: 100 },
  ];
  const volume = { column: 'Matched', show: (kobo: number) => `₦${kobo}` };
  const page = draw(<LineChart {...words} points={points} volume={volume} />);
  expect(page.querySelector('.chart__volume')?.getAttribute('d')).toBe(
    'M0 100V85H50V100ZM50 100V70H75V100Z',
  );
  expect(page.querySelector('thead')?.textContent).toBe('DayProfitMatched');
  expect([...page.querySelectorAll('tbody tr')].map((row) => row.lastChild?.textContent)).toEqual([
    '₦40',
    '₦50',
    '₦50',
    '–',
  ]);
});

test('a lone value is a level line, and none is no line', () => {
  const one = draw(<LineChart {...words} points={[{ label: '09:00', value: 5, at: 1 }]} />);
  expect(one.querySelector('.chart__line')?.getAttribute('d')).toMatch(/^M0 [\d.]+H100$/);
  const none = draw(<LineChart {...words} points={[]} />);
  expect(none.querySelector('.chart__line')?.getAttribute('d')).toBe('');
});
