import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentDocument } from '../../content/document.ts';
import { DocumentSearch } from './DocumentSearch.tsx';
import { DocumentView } from './DocumentView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const content: ContentDocument = {
  id: 'sample',
  version: '1.1',
  effective: '2026-11-01',
  title: 'Sample',
  description: 'A page to be tested.',
  blocks: [
    { is: 'paragraph', of: ['Before.'] },
    { is: 'heading', level: 2, id: 'one', of: ['One'] },
    { is: 'heading', level: 3, id: 'why', of: ['Why?'] },
    { is: 'paragraph', of: ['Because ', { href: '/terms', of: ['of the terms'] }, '.'] },
    { is: 'heading', level: 2, id: 'two', of: ['Two'] },
    {
      is: 'table',
      head: [['Bet'], ['If it wins'], ['If not']],
      rows: [[['Back ₦1,000 at 2.50 on the day'], ['+₦1,500.00'], ['−₦1,000.00']]],
    },
    { is: 'heading', level: 2, id: 'what-changed', of: ['What changed'] },
    { is: 'paragraph', of: ['Everything.'] },
  ],
};

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
});

async function show(view = <DocumentView document={{ ...content, isFolded: true }} />) {
  await act(async () => {
    root = createRoot(page);
    root.render(view);
  });
}

test('version, contents, and a way to what changed stand on it', async () => {
  await show();
  expect(page.querySelector('.document__version')?.textContent).toBe(
    'Version 1.1, in force since 1 November 2026What changed',
  );
  const contents = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(contents).toEqual(['#one', '#two', '#what-changed']);
});

test('of an offer the version comes last, below what it is about', async () => {
  await show(<DocumentView document={{ ...content, isOffer: true }} />);
  const versions = [...page.querySelectorAll('.document__version')];
  expect(versions.map((version) => version.closest('header'))).toEqual([null]);
});

test('rows of which one begins with a number say on a phone what they count; others are named by their words', async () => {
  const rows = [['4'], ['12'], ['4 of them void']].map((first) => [
    first,
    ['₦180,000.00 lost'],
    ['₦30,000.00 yours'],
  ]);
  const counted: ContentDocument = {
    ...content,
    blocks: [
      { is: 'table', head: [['New players'], ['Lost'], ['Your share']], rows },
      ...content.blocks,
    ],
  };
  await show(<DocumentView document={counted} />);
  const led = [...page.querySelectorAll<HTMLElement>('td:first-child[data-label]')];
  expect(led.map(({ dataset, textContent }) => [dataset['label'], textContent])).toEqual([
    ['New players', '4'],
    ['New players', '12'],
    ['New players', '4 of them void'],
  ]);
});

test('no text is a space alone: one that comes without its next word moves once that is here', () => {
  const all: ContentDocument = { ...content, until: '2026-11-30', isFolded: true };
  page.innerHTML = renderToString(<DocumentView document={all} />);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  expect(texts).toContain('Version 1.1, in force from ');
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('an earlier version says until when it was in force', async () => {
  await show(<DocumentView document={{ ...content, until: '2026-11-30' }} />);
  expect(page.querySelector('.document__version')?.textContent).toContain(
    'in force from 1 November 2026 to 30 November 2026',
  );
});

test('what belongs to a section stands at its end', async () => {
  await show(<DocumentView document={content} after={{ one: <p id="tool">tool</p> }} />);
  const tool = page.querySelector('#tool');
  expect(tool?.closest('section')?.querySelector('h2')?.id).toBe('one');
  expect(tool?.nextElementSibling).toBeNull();
});

test('the search finds places on the page and says when there are none', async () => {
  const view = (
    <DocumentView document={{ ...content, isFolded: true }} search={<DocumentSearch />} />
  );
  await show(view);
  const input = page.querySelector<HTMLInputElement>('input[type=search]');
  const type = (text: string) =>
    act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('because');
  expect(page.querySelector('.document__found a')?.getAttribute('href')).toBe('#why');
  expect(page.querySelector('[role=status]')?.textContent).toBe('1 found');
  await type('rugby');
  expect(page.querySelector('.document__found')?.textContent).toContain('Nothing on this page');
});

test('cells of a wide table carry their label, and amounts keep their sign', async () => {
  await show();
  const cells = [...page.querySelectorAll('td')];
  expect(cells.map((cell) => cell.dataset['label'])).toEqual([undefined, 'If it wins', 'If not']);
  expect([...page.querySelectorAll('.document__whole')].map((node) => node.textContent)).toEqual([
    '+₦1,500.00',
    '−₦1,000.00',
  ]);
});

test('a guide has no version: it binds nobody', async () => {
  await show(<DocumentView document={{ ...content, isGuide: true }} />);
  expect(page.textContent).not.toContain('Version');
});

test('a date stays on one line', async () => {
  const dated: ContentDocument = {
    ...content,
    blocks: [{ is: 'paragraph', of: ['From 1 November 2026 to 30 May.'] }],
  };
  await show(<DocumentView document={dated} />);
  expect([...page.querySelectorAll('.document__whole')].map((node) => node.textContent)).toEqual([
    '1 November 2026',
    '30 May',
  ]);
  expect(page.textContent).toContain('From 1 November 2026 to 30 May.');
});

test('a column of figures is set as figures, but not the titles of rows, and no other column', async () => {
  const ladder: ContentDocument = {
    ...content,
    blocks: [
      {
        is: 'table',
        head: [['From'], ['Step'], ['Takes']],
        rows: [
          [['1.01'], ['0.01'], ['5']],
          [['100'], ['10'], ['3 days']],
        ],
      },
    ],
  };
  await show(<DocumentView document={ladder} />);
  const figures = [...page.querySelectorAll('.document-table__number')];
  expect(figures.map(({ textContent }) => textContent)).toEqual(['Step', '0.01', '10']);
});

test('four columns of short figures are cards on a phone', async () => {
  const row = ['₦4,000', '₦400', '₦800', '₦3,600'].map((sum) => [sum]);
  const sums = {
    is: 'table' as const,
    head: [['Loss'], ['Bonus'], ['Bets'], ['Cost']],
    rows: [row],
  };
  await show(<DocumentView document={{ ...content, blocks: [sums] }} />);
  expect(page.querySelector('.document-table--wide')).not.toBeNull();
  // There the first is a figure among figures, and ends where they do.
  const leads = [...page.querySelectorAll('.document-table__lead')];
  expect(leads.map(({ textContent }) => textContent)).toEqual(['Loss', '₦4,000']);
});

test('the name of a hash stays in one line', async () => {
  const blocks = [{ is: 'paragraph' as const, of: ['Its fingerprint (SHA-256) is there.'] }];
  await show(<DocumentView document={{ ...content, blocks }} />);
  expect(page.querySelector('.document__whole')?.textContent).toBe('SHA-256');
});
