import * as z from 'zod/mini';

/**
 * A step of a story. Playwright puts the locator's code and the expected value into `params`, which its types
 * lack. Without them nothing is read, and the proof fails.
 */
export interface Step {
  title: string;
  params?: unknown;
}
const Params = z.object({ locator: z.optional(z.string()), expected: z.optional(z.unknown()) });

/**
 * Assertions that pass only with the element on the page. `toHaveCount` and `not toBeVisible` may pass
 * without it.
 */
const SHOWS =
  /^Click$|^Expect "(?:not toBeChecked|to(?:Be(?:Visible|Enabled|Disabled|Checked|Focused)|HaveAttribute))"$/;

/** `getByText('Words', { exact: true })` and `{ name: 'Words', exact: true }`, quotes escaped. */
const EXACTLY = /'((?:[^'\\]|\\.)*)', (?:\{ )?exact: true/g;

/** The texts that a passed step has found on the screen, word for word. */
export function textsRead({ title, params }: Step): string[] {
  const { locator = '', expected } = z.safeParse(Params, params).data ?? {};
  const named = SHOWS.test(title)
    ? [...locator.matchAll(EXACTLY)].map(([, text = '']) => text.replace(/\\(.)/g, '$1'))
    : [];
  const isPositive = title.startsWith('Expect "') && !/^Expect "(?:poll )?not /.test(title);
  return [...named, ...(isPositive ? stringsIn(expected) : [])];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return [];
}
