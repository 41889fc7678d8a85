import { describe, expect, test } from 'vitest';
import { routes } from '../app/routing/routes.ts';
import { paths } from '../paths.ts';
import type { Block, ContentDocument, Inline } from './document.ts';

const modules = import.meta.glob<{ content: ContentDocument }>('./**/*.md', { eager: true });
const documents = Object.values(modules).map(({ content }) => content);
const cases = documents.map((document) => [document.id, document] as const);

/** Paths without parameters, which a document may link to. */
const known: string[] = [
  ...Object.values(paths).filter((path) => !path.includes(':')),
  ...documents.map(({ id }) => `/${id}`),
];

function inlinesOf(block: Block): Inline[] {
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return block.of;
    case 'list':
      return block.items.flat().flatMap(inlinesOf);
    case 'table':
      return [...block.head, ...block.rows.flat()].flat();
    case 'quote':
      return block.of.flatMap(inlinesOf);
  }
}

function linksOf(of: readonly Inline[]): string[] {
  return of.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [...('href' in part ? [part.href] : []), ...linksOf(part.of)];
  });
}

function anchorsOf({ blocks }: ContentDocument): string[] {
  return blocks.flatMap((block) => (block.is === 'heading' ? [block.id] : []));
}

test('every page of the specification has its document', () => {
  const pages = [
    ...[paths.contact, paths.privacy, paths.responsible, paths.fairPlay, paths.gameRules],
    ...[paths.terms, paths.knowYourCustomer, paths.antiMoneyLaundering, paths.cookies, paths.faq],
    ...[paths.about, paths.license, paths.downloadApk, paths.affiliate, paths.promotions],
    ...[paths.promotionSignup, paths.promotionWelcome, paths.promotionCashback],
    ...[paths.promotionLuckyDraw, paths.promotionReferral, paths.promotionDeposit],
    ...[paths.termsJune2026, paths.gameRulesJune2026],
    ...[paths.termsNovember2026, paths.gameRulesNovember2026],
  ];
  expect(documents.map(({ id }) => `/${id}`)).toEqual(expect.arrayContaining(pages));
});

describe.each(cases)('%s', (id, document) => {
  test('its file is named for its id', () => {
    expect(modules[`./${id}.md`] ?? modules[`./history/${id}.md`]).toBeDefined();
  });

  test('its front matter says what it has to', () => {
    expect(document.version).toMatch(/^\d+\.\d+$/);
    expect(new Date(document.effective).toISOString()).toBe(`${document.effective}T00:00:00.000Z`);
    expect(document.title.length).toBeGreaterThan(2);
    // What a search engine shows of it.
    expect(document.description.length).toBeGreaterThan(30);
    expect(document.description.length).toBeLessThan(130);
    expect(document.description).toMatch(/\.$/);
  });

  test('no two headings share an anchor', () => {
    const anchors = anchorsOf(document);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(anchors).not.toContain('');
  });

  test('every link leads to a page and a place that exist', () => {
    const lost = linksOf(document.blocks.flatMap(inlinesOf)).filter((href) => {
      if (href.startsWith('mailto:')) return !/^mailto:[a-z]+@oja\.example$/.test(href);
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? document : documents.find((other) => `/${other.id}` === path);
      if (anchor !== undefined) return !target || !anchorsOf(target).includes(anchor);
      return !known.some((other) => other === path);
    });
    expect(lost).toEqual([]);
  });

  test('nothing in it is left to be filled in', () => {
    expect(JSON.stringify(document)).not.toMatch(
      /\b(lorem|todo|tbd|fixme|xxx|placeholder|coming soon)\b|\?\?|--/i,
    );
  });

  test('it urges nobody', () => {
    expect(JSON.stringify(document)).not.toMatch(
      /\b(hurry|win the jackpot|guaranteed|risk.free|easy money|don't miss|last chance|big win|bet now)\b/i,
    );
  });

  test('the route table says the same of it', () => {
    const route = routes.find(({ path }) => path === `/${id}`);
    expect(route).toMatchObject({ title: document.title, isDocument: true });
  });
});
