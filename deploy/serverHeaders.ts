import { doesMatch, type HeaderRules, headersFor } from '../vite/headerRules.ts';

/** No file of the site: only the rules for every address match it. */
const ANYWHERE = '/:anywhere';
/** Files of the two kinds, by which their policies are found. */
const PAGES = '/pages.json';
const SHELL = '/shell.html';

/** What `_headers` says of every address, as nginx reads it. */
export function nginxHeaders(rules: HeaderRules): string {
  return headersFor(ANYWHERE, rules)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/** The same as Caddy reads it, in a file to be imported. */
export function caddyHeaders(rules: HeaderRules): string {
  const lines = headersFor(ANYWHERE, rules).map(([name, value]) => `\t${name} ${quoted(value)}\n`);
  return `header {\n${lines.join('')}}\n`;
}

/** The policy of a page's kind, by its file, as nginx reads it in its http block: the value of `$oja_policy`. */
export function nginxPolicies(rules: HeaderRules): string {
  const pages = quoted(ownPolicy(PAGES, rules));
  const lines = ['default ""', `~\\.html$ ${pages}`, `${PAGES} ${pages}`, '/404.html ""'];
  const app = `${SHELL} ${quoted(ownPolicy(SHELL, rules))}`;
  return `map $uri $oja_policy {\n${[...lines, app].map((line) => `  ${line};\n`).join('')}}\n`;
}

/** The same as Caddy reads it, by the address, in a file to be imported where pages are answered. */
export function caddyPolicies(rules: HeaderRules): string {
  const pages = ownPolicy(PAGES, rules);
  const addresses = rules.flatMap(({ pattern }) =>
    ownPolicy(pattern, rules) === pages ? pattern : [],
  );
  return [
    ['@pages', 'path', pages] as const,
    ['@app', 'not path', ownPolicy(SHELL, rules)] as const,
  ]
    .map(
      ([name, matches, policy]) =>
        `${name} ${matches} ${addresses.join(' ')}\nheader ${name} +Content-Security-Policy ${quoted(policy)}\n`,
    )
    .join('');
}

/** What the rules say of this address beside what they say of every one. */
function ownPolicy(address: string, rules: HeaderRules): string {
  const own = rules.filter(({ pattern }) => !doesMatch(pattern, ANYWHERE));
  const found = headersFor(address, own).find(([name]) => name === 'Content-Security-Policy');
  return found?.[1] ?? '';
}

/** Both servers read backslash, quote and dollar inside quotes, none of which a header of ours has. */
function quoted(value: string): string {
  if (/[\\"$\n{}]/.test(value)) throw new Error(`cannot be written into a server's file: ${value}`);
  return `"${value}"`;
}
