import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ContentDocument } from '../content/document.ts';
import { documentScreen } from './documentScreen.tsx';

const documents = Object.values(
  import.meta.glob<{ content: ContentDocument }>('../content/**/*.md', { eager: true }),
).map(({ content }) => content);

test.each(documents.map((document) => [document.id, document] as const))(
  '%s reads as HTML alone',
  async (id, content) => {
    const Screen = await documentScreen(id);
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
  },
);

test.each([
  ['contactus', 'write-to-us', 'form'],
  ['responsiblegame', 'a-short-self-test', '.self-test'],
  ['promotion-weekly-cashback', 'work-it-out', '.cashback'],
])('%s has its tool in the section %s', async (id, section, tool) => {
  const Screen = await documentScreen(id);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Screen />);
  expect(page.querySelector(tool)?.closest('section')?.querySelector('h2')?.id).toBe(section);
});

test('a document that is not there is an error', async () => {
  await expect(documentScreen('nothing')).rejects.toThrow('no document nothing');
});
