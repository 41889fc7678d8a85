import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { en } from 'zod/locales';
import { prettifyError } from 'zod/mini';
import { compressFile } from '../vite/compressed.ts';
import { parseHeaders } from '../vite/headerRules.ts';
import { caddyHeaders, caddyPolicies, nginxHeaders, nginxPolicies } from './serverHeaders.ts';
import { Settings } from './settings.ts';
import { stamp } from './stamp.ts';

const DIST = resolve(import.meta.dirname, '../dist');

/**
 * `npm run site -- out brand`: what a host is given, from the build that is there: the files in `out/public`,
 * and their headers as nginx and Caddy read them. The folder `brand` holds `settings.json` and, in `public`,
 * files that take the place of the build's, such as icons. Without it the site is as it was built.
 */
export async function site([out, brand]: string[]): Promise<void> {
  if (!out) throw new Error('Say where: npm run site -- out [brand]');
  const files = join(out, 'public');
  for (const name of writeSite(files, brand)) {
    if (existsSync(join(files, `${name}.br`))) await compressFile(join(files, name));
  }
  const rules = parseHeaders(readFileSync(join(files, '_headers'), 'utf8'));
  const written = {
    'nginx-headers.conf': nginxHeaders(rules),
    'nginx-policies.conf': nginxPolicies(rules),
    'caddy-headers.conf': caddyHeaders(rules),
    'caddy-policies.conf': caddyPolicies(rules),
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(join(out, name), text);
}

/** The build with a brand, in a folder of its own. Returns the files whose compressed copies are out of date. */
export function writeSite(folder: string, brand: string | undefined): string[] {
  const settings = brand === undefined ? undefined : readSettings(join(brand, 'settings.json'));
  rmSync(folder, { recursive: true, force: true });
  cpSync(DIST, folder, { recursive: true });
  if (!brand || !settings) return [];
  if (settings.name !== 'Oja') for (const name of ofOja()) rmSync(join(folder, name));
  const own = join(brand, 'public');
  const replaced = existsSync(own) ? readdirSync(own, { recursive: true, encoding: 'utf8' }) : [];
  if (replaced.length > 0) cpSync(own, folder, { recursive: true });
  return [...stamp(folder, settings), ...replaced];
}

/** Pictures of the install dialog and of shortcuts, which show Oja's wordmark and colours. */
const ofOja = () =>
  ['screenshots', 'icons'].flatMap((kind) =>
    readdirSync(join(DIST, kind))
      .map((name) => `${kind}/${name}`)
      .filter((name) => /screenshots|shortcut/.test(name)),
  );

function readSettings(file: string): Settings {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const read = Settings.safeParse(given, { error: en().localeError });
  if (!read.success) throw new Error(`${file}\n${prettifyError(read.error)}`);
  return read.data;
}
