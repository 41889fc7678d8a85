import { doesMatch } from './headerRules.ts';

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
  '/repair.txt': 'no-store',
};

/** Files beside the pages whose address stays the same from build to build. */
const FIXED_FILES = [
  '/sw.js',
  '/pages.json',
  '/retire.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/shell',
];

/** Headers of every answer of the site. */
export interface SiteHeaders {
  policy: string;
}

/** The headers that every address of the site has. */
function everywhere({ policy }: SiteHeaders): [string, string][] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
}

/**
 * The `_headers` file. No address gets one header from two rules, because hosts would join the values: hence
 * no rule for `Cache-Control` under `/*`, but one for each address of a page.
 */
export function headersFile(site: SiteHeaders, routes: readonly string[]): string {
  const rules: [string, [string, string][]][] = [
    ['/*', everywhere(site)],
    ...Object.entries(CACHE_RULES).map(([pattern, kept]): [string, [string, string][]] => [
      pattern,
      [
        ...(pattern === '/repair.txt'
          ? [['Clear-Site-Data', '"storage"'] satisfies [string, string]]
          : []),
        ['Cache-Control', kept],
      ],
    ]),
    ...[...FIXED_FILES, ...patternsOf(routes)].map((pattern): [string, [string, string][]] => [
      pattern,
      [['Cache-Control', ASK_AGAIN]],
    ]),
  ];
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > MOST_RULES) throw new Error(`_headers: ${rules.length} rules are too many`);
  return withinLimits(`${lines.join('\n')}\n`);
}

/** A `_headers` file with another policy. */
export function policyIn(file: string, policy: string): string {
  return withinLimits(file.replace(/^( {2}Content-Security-Policy: ).*$/m, `$1${policy}`));
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
