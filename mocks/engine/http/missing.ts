import { type HttpHandler, HttpResponse, http } from 'msw';
import type { HandlerContext } from '../handlerContext.ts';
import type { Mountable } from './endpoint.ts';

/** The last handler: refuses a method that a call does not have, and a call that the mock does not know. */
export function missing(
  { api }: Pick<HandlerContext, 'api'>,
  endpoints: readonly Mountable[],
): HttpHandler {
  const base = api.replace(/^(\*|https?:\/\/[^/]+)/, '');
  const known = endpoints.map(({ path, method, tolerates }) => ({
    pattern: new RegExp(`${base}${path.replace(/:\w+/g, '[^/]+')}$`),
    methods: [method, tolerates].filter((name) => name !== undefined),
  }));
  return http.all(`${api}/*`, ({ request: { method, url } }) => {
    const { pathname } = new URL(url);
    const allowed = known.flatMap(({ pattern, methods }) =>
      pattern.test(pathname) ? methods : [],
    );
    if (allowed.length === 0)
      return refusal(501, 'not-mocked', `No mock answers ${method} ${pathname}`);
    const allow = allowed.join(', ');
    const message = `${pathname} answers ${allow} and not ${method}`;
    return refusal(405, 'bad-method', message, { allow });
  });
}

function refusal(status: number, code: string, message: string, headers = {}): Response {
  return HttpResponse.json({ error: true, message, code }, { status, headers });
}
