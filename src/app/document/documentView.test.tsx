import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ContentDocument } from '../../content/document.ts';
import { documentView } from './documentView.tsx';

const documents = Object.values(
  import.meta.glob<{ content: ContentDocument }>('../../content/**/*.md', { eager: true }),
).map(({ content }) => content);

test.each(documents.map((document) => [document.id, document] as const))(
  '%s reads as HTML alone',
  async (id, content) => {
    const view = await documentView(content);
    const html = renderToString(<Router ssrPath={`/${id}`}>{view}</Router>);
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
  },
);

test.each([
  ['contactus', 'write-to-us', 'form'],
  ['responsiblegame', 'a-short-self-test', '.self-test'],
  ['promotion-weekly-cashback', 'try-your-own-figures', '.cashback'],
])('%s has its tool in the section %s', async (id, section, tool) => {
  const page = document.createElement('div');
  const content = documents.find((document) => document.id === id) ?? expect.fail();
  page.innerHTML = renderToString(await documentView(content));
  expect(page.querySelector(tool)?.closest('section')?.querySelector('h2')?.id).toBe(section);
});
