import { describe, expect, test } from 'vitest';
import { lastRun } from '../ran/lastRun.ts';
import { unproved } from '../ran/proves.ts';
import { readText } from '../sourceFiles.ts';
import { SPECIFIED_TEXTS } from './specifiedTexts.ts';

const ran = lastRun();
const passed = ran.filter(({ outcome }) => outcome === 'passed');

describe.each(Object.entries(SPECIFIED_TEXTS))('%s', (_, stories) => {
  describe.each(stories.map(([file, ...texts]) => ({ file, texts })))(
    '$file',
    ({ file, texts }) => {
      const read = passed.flatMap((story) => (story.file === file ? story.texts : []));
      test.each(texts)('reads “%s”', (text) => {
        expect(read.some((found) => found.includes(text))).toBe(true);
      });
    },
  );
});

/** Never shown on screen: what a question over the socket ends with when no answer comes. */
test.each([
  [
    'socket has been disconnected',
    'src/realtime/transport.test.ts',
    'without a connection a question rejects at once and is not kept for later',
  ],
  [
    'operation has timed out',
    'mocks/hosts/conformance.test.ts',
    'a question without an answer runs into the limit of the client',
  ],
])('“%s” is what a question without an answer ends with', (text, file, title) => {
  expect(unproved(ran, { file, title })).toBeUndefined();
  expect(readText(file)).toContain(`'${text}'`);
});
