import { addressOf, doesMatch, type HeaderRules, headersFor } from '../vite/headerRules.ts';

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

/**
 * The policy of each page, by its file, as nginx reads it in its http block: the value of `$oja_policy`. These
 * are the files of the site.
 */
export function nginxPolicies(rules: HeaderRules, files: readonly string[]): string {
  const lines = files.flatMap((file) => {
    const policy = ownPolicy(addressOf(file), rules);
    return policy ? `  /${file} ${quoted(policy)};\n` : [];
  });
  return `map $uri $oja_policy {\n  default "";\n${lines.join('')}}\n`;
}

/** The same as Caddy reads it, by the address, in a file to be imported where pages are answered. */
export function caddyPolicies(rules: HeaderRules, files: readonly string[]): string {
  const shell = ownPolicy('/shell', rules);
  const lines = files.flatMap((file) => {
    const policy = ownPolicy(addressOf(file), rules);
    return policy && policy !== shell ? `\t${addressOf(file)} ${quoted(policy)}\n` : [];
  });
  const policies = `map {path} {oja_policy} {\n${lines.join('')}\tdefault ${quoted(shell)}\n}\n`;
  return `${policies}header +Content-Security-Policy {oja_policy}\n`;
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
