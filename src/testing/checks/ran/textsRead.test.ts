import { expect, test } from 'vitest';
import { textsRead } from './textsRead.ts';

const button = "getByRole('button', { name: 'Show password', exact: true })";

test.each([
  ['what was expected', 'Expect "toHaveText"', { expected: 'Login Success' }, ['Login Success']],
  ['each that was expected', 'Expect "toEqual"', { expected: ['One', 'Two'] }, ['One', 'Two']],
  ['what a poll waited for', 'Expect "poll toContainEqual"', { expected: 'Sent' }, ['Sent']],
  ['the exact name of what was pressed', 'Click', { locator: button }, ['Show password']],
  [
    'an exact text with a quote in it',
    'Expect "toBeVisible"',
    { locator: "getByText('It\\'s over', { exact: true })" },
    ["It's over"],
  ],
])('%s is read', (_, title, params, texts) => {
  expect(textsRead({ title, params })).toEqual(texts);
});

test.each([
  ['what must not be there', 'Expect "not toHaveText"', { expected: 'Login Success' }],
  ['what a poll saw go', 'Expect "poll not toContainEqual"', { expected: 'Sent' }],
  ['what is not visible', 'Expect "not toBeVisible"', { locator: button }],
  ['what may be there no times', 'Expect "toHaveCount"', { locator: button }],
  ['a name in any case and place', 'Click', { locator: "getByRole('button', { name: 'Next' })" }],
  ['a pattern', 'Expect "toHaveText"', { expected: /Login/ }],
  ['what was typed', 'Fill', { expected: 'Login Success' }],
  ['a step without particulars', 'Expect "toHaveText"', undefined],
])('%s is not', (_, title, params) => {
  expect(textsRead({ title, params })).toEqual([]);
});
