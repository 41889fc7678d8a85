import type * as z from 'zod/mini';
import type { ExternalCall } from '../contract/external.ts';
import { noteOdd } from '../contract/kit/noteOdd.ts';
import { read } from '../contract/kit/read.ts';
import { externalAddress } from './externalAddress.ts';
import { sendRequest } from './sendRequest.ts';

/** Calls a service outside Oja, without any token. Rejects when its answer does not match the contract. */
export async function callExternal<Call extends ExternalCall>(
  external: Call,
  input: z.output<Call['input']>,
  signal: AbortSignal,
): Promise<z.output<Call['output']>> {
  const query = new URLSearchParams(input as Record<string, string>);
  const path = external.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return encodeURIComponent(value);
  });
  const search = query.toString();
  const url = externalAddress[external.service] + path + (search && `?${search}`);
  const { data } = await sendRequest(url, { signal }, 0);
  const reading = read(external.output, data);
  noteOdd(`answer of ${external.service}`, reading);
  if (!reading.isRead) throw new Error(`the answer of ${external.service} could not be read`);
  return reading.data as z.output<Call['output']>;
}
