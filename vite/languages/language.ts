import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { withAnchorsOf } from '../markdown.ts';

/** The languages that can be built, by the code that `VITE_LANGUAGE` names, and the pack of each. */
const PACKS: Record<string, string> = { pcm: 'pidgin' };

const ENGLISH = /\/src\/messages\/english\/(?:\w+\/)?(\w+)\.ts$/;
const PAGE = /\/src\/content\/[\w-]+\.md$/;

/**
 * Builds the app in another language: the texts of its pack take the place of the English ones, and a content
 * page in the folder of the pack takes the place of the English page. In English it does nothing, so
 * a language costs the English build no byte.
 */
export function language(code = process.env['VITE_LANGUAGE']): Plugin | undefined {
  if (!code) return undefined;
  const pack = PACKS[code];
  if (!pack) throw new Error(`VITE_LANGUAGE is ${code}; there is ${Object.keys(PACKS).join(', ')}`);
  const folder = resolve('src/messages/languages');
  return {
    name: 'language',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      const subject = ENGLISH.exec(path)?.[1];
      if (subject) return fromPack(path, join(folder, `${pack}.ts`), pack, subject);
      const page = join(folder, pack, basename(path));
      if (!PAGE.test(path) || query === 'raw' || !existsSync(page)) return undefined;
      return withAnchorsOf(readFileSync(path, 'utf8'), readFileSync(page, 'utf8'));
    },
    transformIndexHtml: (html) => html.replace(/<html lang="[\w-]+"/, `<html lang="${code}"`),
  };
}

/** The exports of an English module, each with the pack's text. */
function fromPack(path: string, file: string, pack: string, subject: string): string {
  const names = parseSync(path, readFileSync(path, 'utf8')).module.staticExports.flatMap(
    ({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  return [
    `import { ${pack} as language } from ${JSON.stringify(file)};`,
    ...names.map((name) => `export const ${name} = language.pack.${subject}.${name};`),
  ].join('\n');
}
