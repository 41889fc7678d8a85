import { expect, test } from 'vitest';
import { language } from './language.ts';

function loaded(file: string): unknown {
  const load = language('pcm')?.load;
  if (typeof load !== 'function') throw new Error('the plugin loads nothing');
  return Reflect.apply(load, undefined, [`${process.cwd()}/${file}`]);
}

test('in English nothing is done', () => {
  expect(language('')).toBeUndefined();
});

test('a language that nobody has written is an error', () => {
  expect(() => language('xx')).toThrow('VITE_LANGUAGE is xx; there is pcm');
});

test('the texts of a subject are those of the pack', () => {
  const code = String(loaded('src/messages/english/play.ts'));
  expect(code).toContain('/src/messages/languages/pidgin.ts');
  expect(code.split('\n').slice(1)).toEqual([
    'export const offline = language.pack.play.offline;',
    'export const offlineDraft = language.pack.play.offlineDraft;',
    'export const reconnecting = language.pack.play.reconnecting;',
    'export const signIn = language.pack.play.signIn;',
  ]);
});

test('so are those of a subject in a folder', () => {
  const code = String(loaded('src/messages/english/cashout/cashOutSheet.ts'));
  expect(code.split('\n').slice(1)).toEqual([
    'export const title = language.pack.cashOutSheet.title;',
    'export const open = language.pack.cashOutSheet.open;',
    'export const gettingPrices = language.pack.cashOutSheet.gettingPrices;',
  ]);
});

test('a page is that of the language where there is one', () => {
  expect(loaded('src/content/faq.md')).toContain('title: Help & FAQ');
  expect(loaded('src/content/faq.md')).toContain('How I go take');
  // Links to single questions are in pages that are not translated.
  expect(loaded('src/content/faq.md')).toContain(
    '### The code no come {#the-code-does-not-arrive}',
  );
  expect(loaded('src/content/terms.md')).toBeUndefined();
  expect(loaded('src/content/history/terms-2026-06-01.md')).toBeUndefined();
});

test('nothing else is taken over', () => {
  expect(loaded('src/main.tsx')).toBeUndefined();
});

test('the page says its language', () => {
  const write = language('pcm')?.transformIndexHtml;
  if (typeof write !== 'function') throw new Error('the plugin writes no page');
  expect(Reflect.apply(write, undefined, ['<html lang="en-NG">'])).toBe('<html lang="pcm">');
});
