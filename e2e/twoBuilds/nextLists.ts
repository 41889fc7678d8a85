import { createHash } from 'node:crypto';
import { type Contents, contentsOf, jsonPath } from '../../sw/files/contentsOf.ts';
import { bare, NAME_HASH, namesOf } from '../../sw/files/stableNames.ts';
import type { Files } from '../bench/server/filesOf.ts';

/** A list of the next build, and its hash in both. */
interface NextList {
  path: string;
  content: string;
  before: string;
  after: string;
}

/** What tells the worker of its files, as the next build has it: the lists of files that are as before are, too. */
export function nextLists(
  build: Files,
  next: Files,
  renamed: (name: string) => string,
): NextList[] {
  const contents = contentsIn(build);
  const names = [...contents.lists.values()].flat().map(renamed);
  const known = namesOf(names);
  const own = (name: string) => {
    const text = next.get(`/assets/${renamed(name)}`)?.toString();
    if (text === undefined) throw new Error(`the next build has no ${name}`);
    return sha256(bare(text, known)).slice(0, -1);
  };
  const lists = [...contents.lists].map(([list, files]) => {
    const before = JSON.parse(textOf(build, jsonIn(build, list)));
    const content = { ...before, hashes: files.map(own).join('') };
    return nextList(build, list, JSON.stringify(content));
  });
  const hashes = names.map((name) => name.replace(/\.\w+$/, '').slice(-NAME_HASH)).join('');
  return [
    nextList(build, 'files', textOf(build, jsonIn(build, 'files'))),
    nextList(build, 'names', JSON.stringify(hashes)),
    ...lists,
  ];
}

/** The files that the worker of a build keeps. */
export function contentsIn(build: Files): Contents {
  const [files, names] = ['files', 'names'].map((name) =>
    JSON.parse(textOf(build, jsonIn(build, name))),
  );
  return contentsOf(files, names);
}

function nextList(build: Files, name: string, content: string): NextList {
  const after = integrityOf(content);
  const before = integrityOf(textOf(build, jsonIn(build, name)));
  return { path: jsonPath(name, after), content, before, after };
}

/** Where the build has the JSON file of a name. */
function jsonIn(build: Files, name: string): string {
  const found = [...build.keys()].filter(
    (path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.json'),
  );
  if (found.length !== 1) throw new Error(`the build has ${found.length} files ${name}`);
  return found[0] ?? '';
}

function textOf(build: Files, path: string): string {
  return build.get(path)?.toString() ?? '';
}

const integrityOf = (text: string) => `sha256-${sha256(text)}`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
