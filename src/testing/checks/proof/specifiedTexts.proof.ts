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

/** Never shown on screen: the error of a socket question without a connection. */
test('“socket has been disconnected” is what a question without a connection ends with', () => {
  const file = 'src/realtime/transport.test.ts';
  const title = 'without a connection a question rejects at once and is not kept for later';
  expect(unproved(ran, { file, title })).toBeUndefined();
  expect(readText(file)).toContain("rejects.toThrow('socket has been disconnected')");
});
