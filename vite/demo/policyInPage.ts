import { headersFor, parseHeaders } from '../headerRules.ts';

/** The policies that a `_headers` file has for this address. */
export function policiesOf(headers: string, address: string): string[] {
  const found = headersFor(address, parseHeaders(headers)).find(
    ([name]) => name === 'Content-Security-Policy',
  );
  if (!found) throw new Error('_headers has no Content-Security-Policy');
  return found[1].split(', ');
}

/** Browsers ignore these in a page and complain about them: they work as headers only. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|sandbox)\b/;

/**
 * A page that carries its own policies, for hosts that send no headers of ours. It stands before everything that
 * it rules, right after the charset, which browsers look for in the first kilobyte.
 */
export function withPolicies(html: string, policies: readonly string[]): string {
  const metas = policies.map((policy) => {
    const rules = policy.split('; ').filter((rule) => !HEADER_ONLY.test(rule));
    return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`;
  });
  const charset = /<meta charset="[^"]*"\s*\/?>/i;
  if (!charset.test(html)) throw new Error('The page has no charset, so it gets no policy');
  return html.replace(charset, (found) => `${found}${metas.join('')}`);
}
