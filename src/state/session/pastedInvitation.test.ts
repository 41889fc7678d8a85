import { expect, test } from 'vitest';
import { pastedInvitation } from './invitation.ts';

test.each([
  ['LAGOS10', 'LAGOS10'],
  [' lagos10\u200b', 'lagos10'],
  ['*LAGOS10*', 'LAGOS10'],
  ['LAGOS10.', 'LAGOS10'],
  ['\u201cLAGOS-10\u201d', 'LAGOS-10'],
  ['LAGOS\u201110', 'LAGOS-10'],
  ['https://oja.example/?agent=LAGOS10', 'LAGOS10'],
  ['Join me: https://oja.example/register?x=1&ref=LAGOS10&source=whatsapp', 'LAGOS10'],
  ['oja.example/?agent_code=LAGOS10', 'LAGOS10'],
  ['', ''],
])('%j is the code %j', (typed, code) => {
  expect(pastedInvitation(typed)).toBe(code);
});
