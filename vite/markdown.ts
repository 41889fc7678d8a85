import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, ContentDocument, Inline } from '../src/content/document.ts';
import { slug } from '../src/content/slug.ts';

/**
 * Compiles Markdown at build time: `import { content } from './terms.md'` is a `ContentDocument`; `import { head } from
 * './terms.md?head'` has only what the app needs to know of it.
 */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform(source, id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return undefined;
      return { code: codeOf(parseDocument(source, file), query), map: null };
    },
  };
}

function codeOf(content: ContentDocument, query: string | undefined): string {
  if (query === 'head') {
    const { id, title, isOffer } = content;
    return `export const head = ${JSON.stringify({ id, title, isOffer })};`;
  }
  return `export const content = ${JSON.stringify(content)};`;
}

export function parseDocument(source: string, file: string): ContentDocument {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`);
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`${file}: front matter lacks ${name}`);
    return value;
  };
  const until = fields.get('until');
  return {
    id: field('id'),
    version: field('version'),
    effective: field('effective'),
    ...(until && { until }),
    ...(fields.get('search') === 'true' && { hasSearch: true }),
    ...(fields.get('folded') === 'true' && { isFolded: true }),
    ...(fields.get('offer') === 'true' && { isOffer: true }),
    ...(fields.get('app') === 'true' && { startsApp: true }),
    ...islandsIn(fields),
    title: field('title'),
    description: field('description'),
    blocks: namedBlocks(body, file),
  };
}

/** `above: Offers`, and `after: limits OpenSaferPlay, a-short-self-test SelfTest`. */
function islandsIn(fields: ReadonlyMap<string, string>): Pick<ContentDocument, 'above' | 'after'> {
  const above = fields.get('above');
  const after = fields
    .get('after')
    ?.split(', ')
    .map((one) => one.split(' '));
  return {
    ...(above !== undefined && { above }),
    ...(after && { after: Object.fromEntries(after) }),
  };
}

const HEADING = /^(#{2,3} .*?)(?: \{#([\w-]+)\})?$/gm;

/** The anchor of a heading is its words, or what `{#anchor}` at its end says. */
function namedBlocks(body: string, file: string): Block[] {
  const anchors = [...body.matchAll(HEADING)].map(([, , anchor]) => anchor);
  const blocks = marked.lexer(body.replace(HEADING, '$1')).flatMap((token) => block(token, file));
  return blocks.map((one) =>
    one.is === 'heading' ? { ...one, id: anchors.shift() ?? one.id } : one,
  );
}

/** Gives the headings of a translated page the anchors of the page it stands for, so that links still fit. */
export function withAnchorsOf(original: string, translated: string): string {
  const names = [...original.matchAll(HEADING)].map(([, heading = '']) => slug(heading));
  const headings = [...translated.matchAll(HEADING)];
  if (headings.length !== names.length) {
    throw new Error(`The page has ${names.length} headings, its translation ${headings.length}`);
  }
  return translated.replace(HEADING, (heading) => `${heading} {#${names.shift()}}`);
}

function block(token: Token, file: string): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [
        {
          is: 'heading',
          level: token['depth'] === 2 ? 2 : 3,
          id: slug(token['text']),
          of: inline(token.tokens, file),
        },
      ];
    case 'paragraph':
    case 'text':
      return [{ is: 'paragraph', of: inline(token.tokens, file) }];
    case 'list': {
      const list = token as Tokens.List;
      const items = list.items.map((item) => item.tokens.flatMap((part) => block(part, file)));
      return [{ is: 'list', ordered: list.ordered, items }];
    }
    case 'table': {
      const table = token as Tokens.Table;
      return [
        {
          is: 'table',
          head: table.header.map((cell) => inline(cell.tokens, file)),
          rows: table.rows.map((row) => row.map((cell) => inline(cell.tokens, file))),
        },
      ];
    }
    case 'blockquote':
      return [{ is: 'quote', of: (token.tokens ?? []).flatMap((part) => block(part, file)) }];
    default:
      throw new Error(`${file}: ${token.type} is not used in our documents`);
  }
}

function inline(tokens: Token[] | undefined, file: string): Inline[] {
  return (tokens ?? []).map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return unescapeHtml(token['text']);
      case 'strong':
      case 'em':
        return { mark: token.type, of: inline(token.tokens, file) };
      case 'codespan':
        return { mark: 'code', of: [unescapeHtml(token['text'])] };
      case 'link':
        return { href: token['href'], of: inline(token.tokens, file) };
      default:
        throw new Error(`${file}: ${token.type} is not used in our documents`);
    }
  });
}

/** Undoes marked's escaping, because React escapes the text again. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
