import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { User } from './show.tsx';

/** What is read from a text; undefined when it is refused. */
export type Row = readonly [typed: string, read: string | undefined];

export const named = (name: string | RegExp) => screen.getByRole('button', { name });
const MARKS = ['\u200e', '\u200f', '\u200b', '\u202a', '\u2068', '\ufeff', '\u00ad'];
/** With each mark that no one sees, before and after. */
export const marked = (text: string, read = text): Row[] =>
  MARKS.flatMap((mark): Row[] => [
    [mark + text, read],
    [`${text}${mark}`, read],
  ]);

/** Types or pastes each text, in turns, and reads what the form makes of it. */
export async function eachTyped(
  user: User,
  rows: readonly Row[],
  field: () => HTMLElement,
  read: (typed: string) => Promise<string | undefined>,
): Promise<void> {
  const wrong: unknown[] = [];
  for (const [index, [typed, expected]] of rows.entries()) {
    await user.clear(field());
    await user.click(field());
    if (index % 2 === 0) await user.keyboard(typed.replace(/[{[]/g, '$&$&'));
    else await user.paste(typed);
    const found = await read(typed);
    if (found !== expected) wrong.push({ typed, found, expected });
  }
  expect(wrong).toEqual([]);
}
