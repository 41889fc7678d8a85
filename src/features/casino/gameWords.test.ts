import { expect, test } from 'vitest';
import type { LobbyProvider } from '../../contract/external.ts';
import { kindsText } from './gameWords.ts';

test.each<[LobbyProvider['kinds'], string]>([
  [['slots'], 'Slots'],
  [['slots', 'table'], 'Table games and slots'],
  [['instant', 'slots', 'crash'], 'Crash games, instant games and slots'],
  [['live'], 'Live tables'],
  [[], ''],
])('the games of %o are told as “%s”', (kinds, text) => {
  expect(kindsText(kinds)).toBe(text);
});
