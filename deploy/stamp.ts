import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { integrityOf, revisionOf } from '../vite/hashes.ts';
import { withPolicies } from '../vite/hostRules.ts';
import { PAGES_FILE, pagesIn } from '../vite/pages/packPages.ts';
import { type Document, htmlOf, parsePage } from '../vite/pages/page.ts';
import { type Elsewhere, originsOf, sitePolicies } from '../vite/securityHeaders.ts';
import { brandedPage } from './brandedPage.ts';
import type { Settings } from './settings.ts';

const Picture = z.looseObject({ src: z.string() });
type Picture = z.infer<typeof Picture>;
const Manifest = z.looseObject({
  screenshots: z.optional(z.array(Picture)),
  shortcuts: z.optional(z.array(z.looseObject({ icons: z.array(Picture) }))),
});

/**
 * Writes the settings into a copy of the build: into each page, the worker, the manifest and the headers. No
 * file below `assets` changes. Returns the names of the files that did.
 */
export function stamp(folder: string, settings: Settings): string[] {
  const changed: string[] = [];
  const change = (name: string, written: (text: string) => string) => {
    const file = join(folder, name);
    writeFileSync(file, written(readFileSync(file, 'utf8')));
    changed.push(name);
  };
  const pages = new Map<string, Document>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    pages.set(name, parsePage(readFileSync(join(folder, name), 'utf8')));
  }
  const policies = (allowed?: Elsewhere) =>
    sitePolicies(new Map([...pages].filter(([name]) => name !== '404.html')), allowed);
  const before = policies();
  for (const [name, page] of pages) {
    brandedPage(settings)(page);
    change(name, () => htmlOf(page));
  }
  const after = policies(elsewhere(settings));
  change('_headers', (text) => withPolicies(text, before, after));
  change(PAGES_FILE, (text) => pagesIn(folder, JSON.parse(text).told));
  change('manifest.webmanifest', (text) => brandedManifest(text, settings, folder));
  change('sw.js', (script) => brandedWorker(script, settings, folder));
  return changed;
}

function elsewhere({ addresses, frames, pictures }: Settings): Elsewhere {
  const { api, realtime, ip, tv, lobby } = addresses;
  const framed = [tv, lobby].flatMap((url) => originsOf([url])[0] ?? []);
  return {
    connectTo: [...new Set(originsOf([api, realtime, ip, tv, lobby]))],
    frameFrom: [...new Set([...framed, ...frames])],
    picturesFrom: pictures,
  };
}

/** Pictures that the brand lacks are left out: browsers then show its icon. */
function brandedManifest(
  text: string,
  { name, description, colours }: Settings,
  folder: string,
): string {
  const { screenshots = [], shortcuts = [], ...manifest } = Manifest.parse(JSON.parse(text));
  const isHere = ({ src }: Picture) => existsSync(join(folder, src));
  return JSON.stringify({
    ...manifest,
    screenshots: screenshots.filter(isHere),
    shortcuts: shortcuts.map(({ icons, ...shortcut }) => ({
      ...shortcut,
      icons: icons.filter(isHere),
    })),
    name,
    short_name: name,
    ...(description && { description }),
    ...(colours && { theme_color: colours.light.header, background_color: colours.dark.header }),
  });
}

/**
 * The worker with the revision and the hash of each document as it is now: so a change of settings is an
 * update like any other, which the phone takes over whole, pages and headers together.
 */
function brandedWorker(script: string, { addresses }: Settings, folder: string): string {
  const headers = revisionOf(readFileSync(join(folder, '_headers'), 'utf8'));
  let found = 0;
  const known = /"(\/[^"]*)":\["[0-9a-f]{8}\.[0-9a-f]{8}","sha256-[^"]+"\]/g;
  const worker = script.replace(known, (_, url: string) => {
    found++;
    const html = readFileSync(join(folder, url === '/' ? 'index.html' : url), 'utf8');
    const revision = `${headers}.${revisionOf(html)}`;
    return `${JSON.stringify(url)}:${JSON.stringify([revision, integrityOf(html)])}`;
  });
  if (found === 0) throw new Error('sw.js names no document');
  return addresses.api ? `self.apiBase=${JSON.stringify(addresses.api)};${worker}` : worker;
}
