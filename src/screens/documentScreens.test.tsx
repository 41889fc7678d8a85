import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ContentDocument } from '../content/document.ts';

const documents = Object.values(
  import.meta.glob<{ content: ContentDocument }>('../content/**/*.md', { eager: true }),
).map(({ content }) => content);

/** Screens whose source takes a document, by their name. */
const sources = import.meta.glob<string>('./*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, ComponentType>>('./*Screen.tsx');
const screens = Object.entries(sources).flatMap(([file, source]) => {
  const [, id] = /content\/(?:history\/)?([\w-]+)\.md'/.exec(source) ?? [];
  return id ? [[file.slice(2, -4), id, file] as const] : [];
});

test('each document has its screen', () => {
  expect(screens.map(([, id]) => id).sort()).toEqual(documents.map(({ id }) => id).sort());
});

test.each(screens)('%s reads as HTML alone', async (name, id, file) => {
  const Screen = (await modules[file]?.())?.[name];
  const content = documents.find((document) => document.id === id);
  if (!Screen || !content) throw new Error(`${name} is missing`);
  const html = renderToString(
    <Router ssrPath={`/${id}`}>
      <Screen />
    </Router>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelector('h1')?.textContent).toBe(content.title);
  expect(page.querySelector('[style]')).toBeNull();
  const ids = [...page.querySelectorAll('[id]')].map((node) => node.id);
  expect(new Set(ids).size).toBe(ids.length);
  const lost = [...page.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href')?.slice(1) ?? '')
    .filter((anchor) => !ids.includes(anchor));
  expect(lost).toEqual([]);
});

test.each([
  ['ResponsibleScreen', 'a-short-self-test', '.self-test'],
  ['PromotionCashbackScreen', 'work-it-out', '.cashback'],
])('%s has its tool in the section %s', async (name, section, tool) => {
  const Screen = (await modules[`./${name}.tsx`]?.())?.[name];
  if (!Screen) throw new Error(`${name} is missing`);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Screen />);
  expect(page.querySelector(tool)?.closest('section')?.querySelector('h2')?.id).toBe(section);
});
