import { createHash } from 'node:crypto';
import type { Files } from '../bench/server/filesOf.ts';

const TEXT = /\.(?:html|js|css|json)$|\/_headers$/;
const CODE = /\/assets\/[^/]+\.(?:js|css)$/;
const ASSET = /\/assets\/((.+)-([\w-]{7,8})(\.\w+))$/;
const LIST = /^\/assets\/(?:first|home|rules|later|used|guest)-[\w-]{8}\.json$/;
/** Its own hash stands in another list. */
const USED = /\/used-/;
/** Holds the texts of many files, by their names. */
const PACK = /^\/assets\/\w+Pack-[\w-]{8}\.json$/;

/**
 * Another version of a build: every asset has another name, and all that names or hashes them follows,
 * so the two share no script, as after a change in what every chunk imports. Files of the names that
 * `changed` matches have another content besides.
 */
export function otherBuild(build: Files, changed: RegExp): Files {
  const paths = [...build.keys()];
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
    [...build].map(([path, content]): [string, Buffer] => {
      const note = CODE.test(path) && changed.test(path) ? '/* changed */' : '';
      return [
        follow(path),
        TEXT.test(path) ? Buffer.from(follow(content.toString()) + note) : content,
      ];
    }),
  );
  const ordered = paths.toSorted((a, b) => Number(USED.test(b)) - Number(USED.test(a)));
  const hashes = ordered.flatMap((path): [string, string][] => {
    if (path.endsWith('.html'))
      return inlineHashes(textOf(build, path), textOf(next, follow(path)));
    if (PACK.test(path)) {
      return [[integrityOf(textOf(build, path)), integrityOf(textOf(next, follow(path)))]];
    }
    return LIST.test(path) ? [listHashes(textOf(build, path), follow(path), next)] : [];
  });
  for (const path of ['/sw.js', '/_headers']) {
    const text = hashes.reduce(
      (all, [before, after]) => all.replaceAll(before, after),
      textOf(next, path),
    );
    next.set(path, Buffer.from(path === '/sw.js' ? withDocuments(text, next) : text));
  }
  return next;
}

/** Rewrites a list of files, which holds each file's hash. The worker holds the list's own hash. */
function listHashes(before: string, path: string, next: Map<string, Buffer>): [string, string] {
  const files: { url: string; integrity: string }[] = JSON.parse(textOf(next, path));
  for (const file of files) file.integrity = integrityOf(textOf(next, file.url));
  const list = JSON.stringify(files);
  next.set(path, Buffer.from(list));
  return [integrityOf(before), integrityOf(list)];
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

/** The policy allows inline styles and scripts by hash. */
function inlineHashes(before: string, after: string): [string, string][] {
  const hashesOf = (html: string) =>
    [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) =>
      integrityOf(text),
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
