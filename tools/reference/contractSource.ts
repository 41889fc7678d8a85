import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';

const CONTRACT = new URL('../../src/contract/', import.meta.url);

/** An object literal in the contract's source: its property names and their comments. */
interface Literal {
  names: string[];
  docs: Map<string, string>;
}

/** What only the contract's source shows: its comments, and which file defines what. */
export interface ContractSource {
  /** The docstring of an export. */
  docOf(exported: string): string;
  /** The file that defines an export, without folder and extension. */
  fileOf(exported: string): string | undefined;
  /** The docstrings of a tuple's items. */
  docsOfItems(exported: string): string[];
  /** The docstring of a field, found by the fields around it. */
  docOfField(name: string, among: readonly string[]): string;
}

export function readContractSource(...given: URL[]): ContractSource {
  const items = new Map<string, string[]>();
  const docs = new Map<string, string>();
  const files = new Map<string, string>();
  const literals: Literal[] = [];
  const folders = given.length > 0 ? given : [CONTRACT];
  for (const url of folders.flatMap(sourcesIn)) {
    const file = url.pathname;
    const code = readFileSync(url, 'utf8');
    const { program, comments } = parseSync(file, code);
    const docBefore = (start: number) => {
      const comment = comments.findLast(({ end }) => end <= start);
      const isNext = comment && code.slice(comment.end, start).trim() === '';
      return isNext && comment.value.startsWith('*') ? plain(comment.value) : '';
    };
    for (const node of program.body) {
      if (node.type !== 'ExportNamedDeclaration') continue;
      const { declaration } = node;
      if (declaration?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier') continue;
        items.set(
          id.name,
          [...tupleItems(init)].map((start) => docBefore(start)),
        );
        docs.set(id.name, docBefore(node.start));
        files.set(id.name, basename(file, '.ts'));
      }
    }
    for (const properties of objectLiterals(program)) {
      literals.push({
        names: properties.map(({ name }) => name),
        docs: new Map(properties.map(({ name, start }) => [name, docBefore(start)])),
      });
    }
  }
  return {
    docOf: (exported) => docs.get(exported) ?? '',
    fileOf: (exported) => files.get(exported),
    docsOfItems: (exported) => items.get(exported) ?? [],
    docOfField(name, among) {
      const found = literals
        .filter(({ names, docs: said }) => said.get(name) && names.every((n) => among.includes(n)))
        .sort((a, b) => b.names.length - a.names.length);
      return found[0]?.docs.get(name) ?? '';
    },
  };
}

/** The modules of a folder, in the order of their names. */
function sourcesIn(folder: URL): URL[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .map((file) => new URL(file, folder));
}

function* objectLiterals(node: unknown): Generator<{ name: string; start: number }[]> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'ObjectExpression' && 'properties' in node) {
    yield [...propertiesOf(node.properties)];
  }
  for (const part of Object.values(node)) yield* objectLiterals(part);
}

function* propertiesOf(properties: unknown): Generator<{ name: string; start: number }> {
  for (const property of Array.isArray(properties) ? properties : []) {
    const name: unknown = property.key?.name;
    if (typeof name === 'string') yield { name, start: Number(property.start) };
  }
}

/** Where the items of `z.tuple([…])` start. */
function* tupleItems(node: unknown): Generator<number> {
  if (typeof node !== 'object' || node === null || !('arguments' in node)) return;
  const [list] = Array.isArray(node.arguments) ? node.arguments : [];
  if (list?.type !== 'ArrayExpression') return;
  for (const item of list.elements) yield Number(item.start);
}

/** A comment as one paragraph, without its stars. */
function plain(comment: string): string {
  return comment
    .replace(/^\*|\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
