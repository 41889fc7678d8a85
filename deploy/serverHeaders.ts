import { type HeaderRules, headersFor } from '../vite/headerRules.ts';

/** No file of the site: only the rules for every address match it. */
const ANYWHERE = '/:anywhere';

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

/** Both servers read backslash, quote and dollar inside quotes, none of which a header of ours has. */
function quoted(value: string): string {
  if (/[\\"$\n{}]/.test(value)) throw new Error(`cannot be written into a server's file: ${value}`);
  return `"${value}"`;
}
