/** A rule of a `_headers` file: a pattern with at most one `*` at its end, and the headers it adds. */
export type HeaderRules = { pattern: string; headers: [string, string][] }[];

export function parseHeaders(file: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/**
 * The headers of a path as static hosts send them: no rule overrides another. A header that two matching rules
 * name is sent once, with both values joined by a comma (Cloudflare and Netlify document this).
 */
export function headersFor(path: string, rules: HeaderRules): [string, string][] {
  const joined = new Map<string, [string, string]>();
  for (const { pattern, headers } of rules) {
    if (!doesMatch(pattern, path)) continue;
    for (const [name, value] of headers) {
      const before = joined.get(name.toLowerCase());
      joined.set(name.toLowerCase(), [name, before ? `${before[1]}, ${value}` : value]);
    }
  }
  return [...joined.values()];
}

/** The address at which hosts answer with this page or file: `/terms` of `terms.html`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

export function doesMatch(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
