import { doesMatch } from './headerRules.ts';
import type { SitePolicies } from './securityHeaders.ts';

/** Cloudflare Pages reads no longer line and no more rules, and drops what is beyond without a word. */
const MOST_CHARACTERS = 2000;
const MOST_RULES = 100;

/** Asked for anew each time, and sent as built: the worker compares each file with its hash. */
const ASK_AGAIN = 'no-cache, no-transform';
const A_MONTH = 'public, max-age=2592000, no-transform';

/** How long copies of the files below these addresses may be kept; everything else is asked for anew. */
const CACHE_RULES: Record<string, string> = {
  '/assets/*': 'public, max-age=31536000, immutable, no-transform',
  '/icons/*': A_MONTH,
  '/screenshots/*': A_MONTH,
};

/** Files beside the pages whose address stays the same from build to build. */
const FIXED_FILES = [
  '/sw.js',
  '/pages.json',
  '/retire.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/shell',
  '/shell.html',
];

const POLICY = 'Content-Security-Policy';

type Headers = [name: string, value: string][];

/** Whoever opens this file is rid of everything that the site has stored. */
const REPAIR: Headers = [
  ['Clear-Site-Data', '"storage"'],
  ['Cache-Control', 'no-store'],
];

/** The headers that every address of the site has. */
function commonHeaders(policies: SitePolicies): Headers {
  return [
    [POLICY, policies.everywhere],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
}

/** Which policy the answers of a pattern have beside the one for all. */
type Kind = 'pages' | 'app';

/** Of a file: only the two that the worker makes pages of have any. */
const OF_FILES: Record<string, Kind> = {
  '/pages.json': 'pages',
  '/shell.html': 'app',
  '/shell': 'app',
};

/**
 * The `_headers` file. No address gets one header from two rules, because hosts would join the values: hence
 * no rule for `Cache-Control` under `/*`, but one for each address of a page. Only of policies a page gets two,
 * for browsers read them joined, and hold the page to both. `pages` are the addresses with HTML of their own, `shell`
 * those that open in the shell.
 */
export function headersFile(
  policies: SitePolicies,
  { pages, shell }: Record<'pages' | 'shell', readonly string[]>,
): string {
  const asked = (pattern: string, kind: Kind | undefined): [string, Headers] => [
    pattern,
    [
      ...(kind ? [[POLICY, policies[kind]] satisfies [string, string]] : []),
      ['Cache-Control', ASK_AGAIN],
    ],
  ];
  const rules: [string, Headers][] = [
    ['/*', commonHeaders(policies)],
    ...Object.entries(CACHE_RULES).map(([pattern, kept]): [string, Headers] => [
      pattern,
      [['Cache-Control', kept]],
    ]),
    ['/repair.txt', REPAIR],
    ...FIXED_FILES.map((file) => asked(file, OF_FILES[file])),
    ...pages.map((path) => asked(path, 'pages')),
    ...patternsOf(shell).map((pattern) => asked(pattern, 'app')),
  ];
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > MOST_RULES) throw new Error(`_headers: ${rules.length} rules are too many`);
  return withinLimits(`${lines.join('\n')}\n`);
}

/** A `_headers` file with other policies in place of these. */
export function withPolicies(file: string, before: SitePolicies, after: SitePolicies): string {
  const kinds = ['everywhere', 'pages', 'app'] as const;
  const at = (policy: string) => `  ${POLICY}: ${policy}\n`;
  return withinLimits(
    kinds.reduce((text, kind) => text.replaceAll(at(before[kind]), at(after[kind])), file),
  );
}

function withinLimits(file: string): string {
  const tooLong = file.split('\n').find((line) => line.length > MOST_CHARACTERS);
  if (tooLong) throw new Error(`_headers: over ${MOST_CHARACTERS} characters: ${tooLong}`);
  return file;
}

/**
 * The `_redirects` file: the shell for each page without HTML of its own. One rule for all would answer for a
 * missing chunk as well, with a page and status 200.
 */
export function redirectsFile(shellRoutes: readonly string[]): string {
  return patternsOf(shellRoutes)
    .map((pattern) => `${pattern} /shell 200\n`)
    .join('');
}

/** `/exchange/:gameId` as `/exchange/*`, without those that another pattern covers. */
function patternsOf(routes: readonly string[]): string[] {
  const patterns = [...new Set(routes.map((path) => path.replace(/:.*$/, '*')))];
  return patterns.filter(
    (pattern) => !patterns.some((other) => other !== pattern && doesMatch(other, pattern)),
  );
}
