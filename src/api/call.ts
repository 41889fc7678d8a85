import { FetchError, ofetch } from 'ofetch';
import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../contract/endpoint.ts';
import { Failure } from '../contract/failure.ts';
import { env } from '../env.ts';
import { CallError } from './callError.ts';
import { callHooks } from './callHooks.ts';
import { requestParts } from './requestParts.ts';
import { countWrite } from './underWay.ts';

const READ_LIMIT_MS = 10_000;
const WRITE_LIMIT_MS = 20_000;

export interface CallOptions {
  /** Made once for each intent, reused when the player tries the same intent again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The caller shows the failure itself. */
  quiet?: boolean;
}

/**
 * Makes one call of the contract and gives its decoded output; rejects with `CallError`.
 * Reads are tried once more by ofetch after a lost connection or a 5xx; writes never are.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const token = callHooks.token();
  try {
    const sent = send(endpoint, input, token, options);
    const output = await (endpoint.method === 'GET' ? sent : countWrite(sent));
    callHooks.answered();
    return output;
  } catch (error) {
    const failure = error instanceof CallError ? error : explain(error);
    if (failure.status > 0) callHooks.answered();
    // An answer to a token that is no longer held concerns nobody.
    const isOurs = token !== '' && token === callHooks.token();
    if (isOurs && isSessionLost(error)) callHooks.unauthorised();
    else if (!options.quiet && !options.signal?.aborted) callHooks.failed(failure);
    throw failure;
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string,
  { idempotencyKey, signal }: CallOptions,
): Promise<OutputOf<E>> {
  const wire = z.encode(endpoint.input, input) as Record<string, unknown>;
  const { path, query, body } = requestParts(endpoint, wire);
  const response = await ofetch.raw(path, {
    baseURL: env.apiBase,
    method: endpoint.method,
    query,
    headers: {
      ...(token && { authorization: token }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    signal: bounded(endpoint.method === 'GET' ? READ_LIMIT_MS : WRITE_LIMIT_MS, signal),
    ...(body && { body }),
  });
  // ofetch resolves an HTML page, and cut-off JSON too, as a string.
  const isJson = response.headers.get('content-type')?.includes('json');
  const parsed = isJson ? z.safeParse(endpoint.output, response._data) : undefined;
  if (!parsed?.success) {
    console.warn(`unreadable answer to ${endpoint.method} ${endpoint.path}`, parsed?.error?.issues);
    throw new CallError('unreadable', 'the answer could not be read', response.status);
  }
  return parsed.data as OutputOf<E>;
}

/** Our own limit: ofetch's `timeout` leaves the second try of a read without any. */
function bounded(limitMs: number, signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function explain(error: unknown): CallError {
  if (!(error instanceof FetchError)) return new CallError('network', String(error));
  const { status = 0, statusText, cause } = error;
  if (status > 0) {
    const body = z.safeParse(Failure, error.data);
    const kind = status < 500 ? 'refused' : 'server';
    return new CallError(kind, statusText || String(status), status, body.data);
  }
  return isTimeout(cause)
    ? new CallError('timeout', 'the server did not answer in time')
    : new CallError('network', 'no connection');
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function isSessionLost(error: unknown): boolean {
  if (!(error instanceof FetchError) || error.status !== 401) return false;
  return z.safeParse(Failure, error.data).data?.error === true;
}
