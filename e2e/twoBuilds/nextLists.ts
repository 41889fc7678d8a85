import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type Contents, contentsOf, jsonName } from '../../sw/files/contentsOf.ts';
import { bare, NAME_HASH, namesOf } from '../../sw/files/stableNames.ts';
import type { Files } from '../host/filesOf.ts';

/** A JSON file of the next build, and its hash in both. */
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
  const names = [...contents.files.values()].flat().map(renamed);
  const known = namesOf(names);
  const newText = (name: string) => textOf(next, `/assets/${renamed(name)}`);
  const own = (name: string) => sha256(bare(newText(name), known)).slice(0, -1);
  const lists = [...contents.files].map(([list, files]) => {
    const before = JSON.parse(textOf(build, jsonIn(build, list)));
    const content = { ...before, hashes: files.map(own).join('') };
    return nextList(build, list, JSON.stringify(content));
  });
  lists.push(nextList(build, 'files', textOf(build, jsonIn(build, 'files'))));
  const hashes = names.map((name) => name.replace(/\.\w+$/, '').slice(-NAME_HASH)).join('');
  const after = Object.keys(contents.lists).map((list) => [
    list,
    lists.find(({ path }) => path.startsWith(`/assets/${list}-`))?.after,
  ]);
  const inNames = { hashes, lists: Object.fromEntries(after) };
  const before: Record<string, string> = JSON.parse(textOf(build, jsonIn(build, 'pack')));
  const pack = Object.keys(before).map((url) => {
    const name = basename(url);
    return [`/assets/${renamed(name)}`, newText(name)];
  });
  return [
    nextList(build, 'names', JSON.stringify(inNames)),
    ...lists,
    nextList(build, 'pack', JSON.stringify(Object.fromEntries(pack))),
  ];
}

/** The files that the worker of a build keeps. */
function contentsIn(build: Files): Contents {
  const [files, names] = ['files', 'names'].map((name) =>
    JSON.parse(textOf(build, jsonIn(build, name))),
  );
  return contentsOf(files, names);
}

function nextList(build: Files, name: string, content: string): NextList {
  const after = integrityOf(content);
  const before = integrityOf(textOf(build, jsonIn(build, name)));
  return { path: `/assets/${jsonName(name, after)}`, content, before, after };
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
  const content = build.get(path);
  if (!content) throw new Error(`the build has no ${path}`);
  return content.toString();
}

const integrityOf = (text: string) => `sha256-${sha256(text)}`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
