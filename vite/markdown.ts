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
    ...(fields.get('guide') === 'true' && { isGuide: true }),
    ...(fields.get('app') === 'true' && { startsApp: true }),
    ...islandsIn(fields),
    title: field('title'),
    description: field('description'),
    blocks: marked.lexer(body).flatMap((token) => block(token, file)),
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
