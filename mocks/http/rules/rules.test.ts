import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyEndpoint } from '../../../src/contract/everyEndpoint.ts';

const FOLDER = new URL('./', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('Rules.ts'));
const texts = files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')] as const);

test('a search for the name of a call finds one file of rules', () => {
  const found = Object.keys(everyEndpoint).map((name) => {
    const own = new RegExp(`^  (async )?${name}[(:,]`, 'm');
    return [name, texts.filter(([, text]) => own.test(text)).length];
  });
  expect(found.filter(([, count]) => count !== 1)).toEqual([]);
});
