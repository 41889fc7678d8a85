import type { CarriedAnswer, CarriedRequest } from './messages.ts';

export async function carriedRequest(request: Request): Promise<CarriedRequest> {
  const { url, method, headers } = request;
  const body = method === 'GET' ? null : await request.arrayBuffer();
  return { url, method, headers: [...headers], body };
}

export function requestOf({ url, method, headers, body }: CarriedRequest): Request {
  return new Request(url, { method, headers, body });
}

export async function carriedAnswer(response: Response): Promise<CarriedAnswer> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.arrayBuffer() };
}
