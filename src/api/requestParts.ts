import type { Endpoint } from '../contract/kit/endpoint.ts';

export interface RequestParts {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | FormData | undefined;
}

/**
 * Splits a wire-encoded input into path, query and body. The specification lets queries carry truthy values
 * only, so a page 0 or a `false` would be lost: the contract counts pages from 1. A call without input has no
 * body, as the specification writes `POST /login/demo`.
 */
export function requestParts(endpoint: Endpoint, wire: Record<string, unknown>): RequestParts {
  const rest = { ...wire };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (endpoint.method === 'GET') return { path, query: truthy(rest), body: undefined };
  const hasFile = Object.values(rest).some((value) => value instanceof Blob);
  const asForm = endpoint.multipart === true || (endpoint.multipart === 'either' && hasFile);
  if (asForm) return { path, query: {}, body: form(rest) };
  return { path, query: {}, body: Object.keys(rest).length > 0 ? rest : undefined };
}

function truthy(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

function form(values: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) data.append(name, value);
    else if (value !== undefined) data.append(name, String(value));
  }
  return data;
}
