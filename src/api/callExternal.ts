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
  const query = { ...(input as Record<string, string>) };
  const path = external.path.replace(/:(\w+)/g, (_, name: string) => {
    const { [name]: value = '' } = query;
    delete query[name];
    return encodeURIComponent(value);
  });
  const url = externalAddress[external.service] + path;
  const { data } = await sendRequest(url, { query, signal }, 0);
  const reading = read(external.output, data);
  noteOdd(`answer of ${external.service}`, reading);
  if (!reading.isRead) throw new Error(`the answer of ${external.service} could not be read`);
  return reading.data as z.output<Call['output']>;
}
