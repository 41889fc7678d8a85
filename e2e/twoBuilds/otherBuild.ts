import { createHash } from 'node:crypto';
import { parsePage } from '../../vite/pages/page.ts';
import type { Files } from '../host/filesOf.ts';
import { nextLists } from './nextLists.ts';

const TEXT = /\.(?:html|js|css|json)$|\/_headers$/;
const CODE = /\/assets\/[^/]+\.(?:js|css)$/;
const ASSET = /\/assets\/((.+)-([\w-]{7,8})(\.\w+))$/;
/** What tells the worker of its files. */
const LIST = /^\/assets\/[^/]*\.json$/;

/**
 * Another version of a build: every asset has another name, and all that names or hashes them follows,
 * so the two share no script, as after a change in what every chunk imports. Files of the names that
 * `changed` matches have another content besides.
 */
export function otherBuild(build: Files, changed: RegExp): Files {
  const paths = [...build.keys()].filter((path) => !LIST.test(path));
  const renamed = new Map(
    paths.flatMap((path): [string, string][] => {
      const [, file, name, hash = '', end] = ASSET.exec(path) ?? [];
      return file
        ? [[file, `${name}-${sha256(hash, 'base64url').slice(0, hash.length)}${end}`]]
        : [];
    }),
  );
  const names = new RegExp([...renamed.keys()].map(escaped).join('|'), 'g');
  const follow = (text: string) => text.replace(names, (name) => renamed.get(name) ?? name);
  const next = new Map(
    paths.map((path): [string, Buffer] => {
      const content = build.get(path) ?? Buffer.alloc(0);
      const note = CODE.test(path) && changed.test(path) ? '/* changed */' : '';
      return [
        follow(path),
        TEXT.test(path) ? Buffer.from(follow(content.toString()) + note) : content,
      ];
    }),
  );
  const lists = nextLists(build, next, (name) => renamed.get(name) ?? name);
  for (const { path, content } of lists) next.set(path, Buffer.from(content));
  const hashes = paths.flatMap((path) =>
    path.endsWith('.html') ? inlineHashes(textOf(build, path), textOf(next, path)) : [],
  );
  hashes.push(...lists.map(({ before, after }): [string, string] => [before, after]));
  for (const path of ['/sw.js', '/_headers']) {
    const text = hashes.reduce(
      (all, [before, after]) => all.replaceAll(before, after),
      textOf(next, path),
    );
    next.set(path, Buffer.from(path === '/sw.js' ? withDocuments(text, next) : text));
  }
  return next;
}

/** The worker holds of each document the hash of its headers, a mark of its content, and its hash. */
function withDocuments(script: string, next: Files): string {
  const known = /"(\/[^"]*)":\["([0-9a-f]{8})\.[0-9a-f]{8}","sha256-[^"]+"\]/g;
  return script.replace(known, (_, url: string, headers: string) => {
    const content = textOf(next, url === '/' ? '/index.html' : url);
    const revision = `${headers}.${sha256(content, 'hex').slice(0, 8)}`;
    return JSON.stringify({ [url]: [revision, integrityOf(content)] }).slice(1, -1);
  });
}

const INLINE = 'script:not([src], [type]), style';

/** The policy allows inline styles and scripts by hash. */
function inlineHashes(before: string, after: string): [string, string][] {
  const hashesOf = (html: string) =>
    [...parsePage(html).querySelectorAll(INLINE)].map(({ textContent }) =>
      integrityOf(textContent),
    );
  const later = hashesOf(after);
  return hashesOf(before).map((hash, index) => [hash, later[index] ?? hash]);
}

function textOf(build: Files, path: string): string {
  const content = build.get(path);
  if (!content) throw new Error(`the build has no ${path}`);
  return content.toString();
}

function integrityOf(text: string): string {
  return `sha256-${sha256(text, 'base64')}`;
}

function sha256(text: string, encoding: 'hex' | 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

function escaped(name: string): string {
  return name.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');
}
