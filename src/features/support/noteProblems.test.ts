import { expect, test } from 'vitest';
import { checkNote } from './noteProblems.ts';

const draft = {
  topic: 'complaint' as const,
  text: '  My bet was settled as lost, and it won. ',
  betId: ' B-12 ',
  replyTo: '',
};
const PLAYER = { isAuth: true, now: 5 };

test('a player’s note, without the room around what was typed', () => {
  expect(checkNote(draft, PLAYER)).toEqual({
    note: {
      topic: 'complaint',
      text: 'My bet was settled as lost, and it won.',
      betId: 'B-12',
      writtenAt: 5,
    },
  });
});

test.each([
  ['no topic is chosen', { ...draft, topic: undefined }, PLAYER, ['topic']],
  ['a guest gives no address', draft, { ...PLAYER, isAuth: false }, ['replyTo']],
  ['the address is none', { ...draft, replyTo: 'me' }, PLAYER, ['replyTo']],
  ['the text is too short', { ...draft, text: ' Help!     ' }, PLAYER, ['text']],
  ['the text is too long', { ...draft, text: 'x'.repeat(2001) }, PLAYER, ['text']],
  ['the bet id is a story', { ...draft, betId: 'x'.repeat(61) }, PLAYER, ['betId']],
])('%s', (_, typed, who, fields) => {
  const checked = checkNote(typed, who);
  expect('problems' in checked && Object.keys(checked.problems)).toEqual(fields);
});
