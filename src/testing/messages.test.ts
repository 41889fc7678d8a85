import { afterEach, expect, test } from 'vitest';
import { refusalText } from '../domain/position/refusal.ts';
import { play } from '../messages/english/play.ts';
import { receipts } from '../messages/english/receipts.ts';
import { refusals } from '../messages/english/refusals.ts';
import { saferPlay } from '../messages/english/saferPlay.ts';
import { slip } from '../messages/english/slip.ts';
import { takePack } from '../messages/inLanguage.ts';
import { pidgin } from '../messages/languages/pidgin.ts';

afterEach(() => takePack({}));

/** Every text of a subject, filled with marks for its values. */
function texts(of: object, name = ''): [string, string, number][] {
  return Object.entries(of).flatMap(([key, text]): [string, string, number][] => {
    const at = `${name}.${key}`;
    if (typeof text === 'string') return [[at, text, 0]];
    if (typeof text === 'object') return texts(text, at);
    return [[at, text('⟨1⟩', '⟨2⟩'), text.length]];
  });
}

const ENGLISH = { play, receipts, refusals, saferPlay, slip };

test('English is spoken until a pack is taken, and what the pack lacks stays English', () => {
  expect(refusalText('market-closed')).toBe('The market is closed.');
  takePack({ slip: pidgin.pack.slip });
  expect(refusalText('market-closed')).toBe('The market is closed.');
  takePack(pidgin.pack);
  expect(refusalText('market-closed')).toBe('The market don close.');
});

test.each(texts(pidgin.pack))(
  'the Pidgin %s says something, with every value',
  (_, text, values) => {
    expect(text.trim()).not.toBe('');
    for (let value = 1; value <= values; value++) expect(text).toContain(`⟨${value}⟩`);
  },
);

test('the pack has the texts of the English ones, no more and no fewer', () => {
  const names = (of: object) =>
    texts(of)
      .map(([name]) => name)
      .sort();
  expect(names(pidgin.pack)).toEqual(names(ENGLISH));
});

test('the Pidgin pack is unreviewed', () => {
  expect(pidgin.signedBy).toBeUndefined();
});
