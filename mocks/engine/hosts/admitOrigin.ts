import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lets a page of another origin call, with its cookies: whoever takes this backend has an app of his own. Answers
 * the question that a browser asks beforehand, and tells whether it was one. Nothing here is worth protecting.
 */
export function admitOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin, 'access-control-request-headers': asked = '' } = request.headers;
  if (origin === undefined) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'retry-after, x-mock-warning');
  response.setHeader('vary', 'origin');
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', asked);
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
  return true;
}
