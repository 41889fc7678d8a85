import { expect, test } from 'vitest';
import { sizesIn, withSizes } from './fixedSizes.ts';

const TOKENS = `@layer tokens {
  :root {
    --ink: light-dark(#11201a, #e9f1ec);
    --paper: #fff;
    --space-8: 8px;
    --space-12: 12px;
    --text-14: 0.875rem;
    --z-dock: 4; /* over the offer to install */
    --tabs-height: 56px;
    --quick: 150ms;
  }
  @media (max-height: 359.98px) {
    :root { --tabs-height: 0px; }
  }
  /* A name of a class is no token. */
  .box--space-12:hover { color: var(--ink); }
}`;

test('sizes with one value are fixed', () => {
  expect(Object.fromEntries(sizesIn(TOKENS))).toEqual({
    '--space-8': '8px',
    '--space-12': '12px',
    '--text-14': '0.875rem',
    '--z-dock': '4',
  });
});

test.each([
  ['padding: var(--space-8) calc(2 * var(--space-8));', 'padding: 8px calc(2 * 8px);'],
  ['font: var(--text-14) / 1.5 system-ui;', 'font: 0.875rem / 1.5 system-ui;'],
  ['z-index: var(--z-dock);', 'z-index: 4;'],
  [
    'height: var(--tabs-height); color: var(--ink);',
    'height: var(--tabs-height); color: var(--ink);',
  ],
  ['width: var(--space-80, 80px);', 'width: var(--space-80, 80px);'],
])('%s', (written, built) => {
  expect(withSizes(written, sizesIn(TOKENS))).toBe(built);
});
