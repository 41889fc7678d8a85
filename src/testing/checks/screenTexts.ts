import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT, readText, sourceFiles } from './sourceFiles.ts';

export interface ScreenText {
  file: string;
  text: string;
}

const withoutTests = (files: string[]) =>
  files.filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file));

/** Modules of the app that a player may read from. */
export const appFiles = (): string[] => withoutTests(sourceFiles('src'));

/** Modules of the backend whose refusals and messages reach players. */
const backendFiles = (): string[] =>
  withoutTests(['mocks/domain', 'mocks/http'].flatMap((folder) => sourceFiles(folder)));

/** The texts of the app, its backend and its pages. A text of one small word is no text: it is a code. */
export function screenTexts(): ScreenText[] {
  const pages = readdirSync(join(ROOT, 'src/content')).filter((name) => name.endsWith('.md'));
  return [
    ...[...appFiles(), ...backendFiles()].flatMap((file) => textsOf(file, readText(file))),
    ...pages.map((name) => ({
      file: `src/content/${name}`,
      text: withoutCode(readText(`src/content/${name}`)),
    })),
  ];
}

/** Names of entries on the phone are no words. */
const withoutCode = (page: string) => page.replace(/`[^`]*`/g, '');

export function textsOf(file: string, code: string): ScreenText[] {
  const found: string[] = [];
  walk(parseSync(file, code).program, (node) => {
    if (node['type'] === 'JSXText') found.push(String(node['value']));
    if (node['type'] === 'TemplateElement') found.push(cookedOf(node['value']));
    if (node['type'] === 'Literal' && isSaid(node['value'])) found.push(node['value']);
    return !/^(Import|ExportAll|TSLiteralType)/.test(String(node['type'])) && !isConsole(node);
  });
  return found.map((text) => ({ file, text: text.replace(/\s+/g, ' ') }));
}

/** The words that the names in a module are made of: `stakeKobo` is stake and kobo. */
export function wordsOfNames(file: string, code: string): string[] {
  const found: string[] = [];
  walk(parseSync(file, code).program, (node) => {
    if (node['type'] === 'Identifier') found.push(String(node['name']));
    return true;
  });
  return [...new Set(found.flatMap((name) => name.split(/(?=[A-Z])|_/)))].map((word) =>
    word.toLowerCase(),
  );
}

const isSaid = (value: unknown): value is string =>
  typeof value === 'string' && (value.includes(' ') || /^[A-Z]/.test(value));

function cookedOf(value: unknown): string {
  return typeof value === 'object' && value && 'cooked' in value ? String(value.cooked) : '';
}

/** `console.warn('…')` is for developers. */
function isConsole(node: Node): boolean {
  const { callee } = node;
  if (node['type'] !== 'CallExpression' || !isNode(callee) || !isNode(callee['object']))
    return false;
  return callee['object']['name'] === 'console';
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Visits a tree; `visit` says whether to go below a node. */
function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(value)) {
    for (const part of value) walk(part, visit);
  } else if (isNode(value)) {
    if (typeof value['type'] === 'string' && !visit(value)) return;
    for (const part of Object.values(value)) walk(part, visit);
  }
}
