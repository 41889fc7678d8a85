import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../contract/kit/endpoint.ts';
import { Failure } from '../contract/kit/failure.ts';
import { noteOdd } from '../contract/kit/noteOdd.ts';
import { read } from '../contract/kit/read.ts';
import { env } from '../env.ts';
import { holdReloadFor } from '../lib/holdReload.ts';
import { underWay } from '../lib/underWay.ts';
import { sessionSignal } from './abortCalls.ts';
import { abortedBy } from './abortedBy.ts';
import { CallError } from './callError.ts';
import { callHooks } from './callHooks.ts';
import { requestParts } from './requestParts.ts';
import { type Answer, sendRequest } from './sendRequest.ts';
import { watchSilence } from './silence.ts';
import { kindOfFailure } from './whoseAnswer.ts';

const READ_LIMIT_MS = 10_000;
const WRITE_LIMIT_MS = 20_000;

/** Codes of a refusal that say that the operator has closed. */
const CLOSED = ['maintenance', 'suspended'];

export interface CallOptions {
  /** One key per intent. Reuse it when the player tries the same intent again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Keeps the failure toast away, because the caller shows the failure itself. */
  quiet?: boolean;
  /** Sends by another way than fetch, with its own time limit: `uploadRequest`, which reports progress. */
  send?: typeof sendRequest;
  /**
   * Leaves no row out that cannot be read: looking for the one that an intent has made, "not there" must be
   * true.
   */
  isWhole?: boolean;
  /** Calls with this token instead of the signed-in player's: a sign-out that is reported later. */
  token?: string;
}

/** A call that may have one effect only does not compile without its key. */
type OptionsOf<E extends Endpoint> = true extends E['once']
  ? [options: CallOptions & { idempotencyKey: string }]
  : [options?: CallOptions];

/**
 * Makes one call of the contract and returns its decoded output; rejects with `CallError`. ofetch retries a
 * read once after a lost connection or a 5xx. Writes are never retried.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  ...[options = {}]: OptionsOf<E>
): Promise<OutputOf<E>> {
  const token = options.token ?? callHooks.token();
  try {
    const sending = underWay(send(endpoint, input, token, options));
    // `uploadRequest` watches its own progress, so silence is not watched for it.
    const sent = options.send ? sending : watchSilence(sending);
    const output = await (endpoint.method === 'GET' ? sent : holdReloadFor(sent));
    callHooks.answered();
    return output;
  } catch (error) {
    const failure = error instanceof CallError ? error : ours(error);
    if (failure.status > 0) callHooks.answered();
    else if (token === callHooks.token() && !options.signal?.aborted) callHooks.unanswered();
    if (CLOSED.includes(failure.code ?? '')) callHooks.closed();
    // Drop the answer if the session that asked has ended.
    const isOurs = token === callHooks.token();
    if (isOurs && token && failure.isSessionLost) callHooks.unauthorised(failure);
    else if (isOurs && isToBeShown(failure, options)) callHooks.failed(failure);
    throw failure;
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string,
  options: CallOptions,
): Promise<OutputOf<E>> {
  const { idempotencyKey, send: sendBy = sendRequest } = options;
  const wire = z.encode(endpoint.input, input) as Record<string, unknown>;
  const { path, query, body } = requestParts(endpoint, wire);
  const isRead = endpoint.method === 'GET';
  const isForm = body instanceof FormData;
  const hasFile = import.meta.env.DEV && Object.values(wire).some((value) => value instanceof Blob);
  if (hasFile && !options.send) throw new Error(`the file of ${path} goes by uploadRequest`);
  const limits = abortedBy(limitsOf(options, token, isRead));
  const request = {
    method: endpoint.method,
    query,
    // Built here, so that a header we cannot send counts as our own error and not the network's.
    headers: new Headers({
      accept: 'application/json',
      // The specification puts it on every request. A GET has no body, and leaving the header out there saves
      // browsers on another origin the CORS preflight.
      ...(!isRead && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    }),
    body: isForm ? body : body ? JSON.stringify(body) : null,
    signal: limits.signal,
  };
  const answer = await sendBy(env.apiBase + path, request, isRead ? 1 : 0)
    .catch((error: unknown) => {
      throw unanswered(error);
    })
    .finally(() => limits.abort());
  if (answer.status >= 400) throw refusal(answer);
  const reading = read(endpoint.output, answer.data, options);
  noteOdd(`answer to ${endpoint.method} ${endpoint.path}`, reading);
  if (!reading.isRead) {
    const kind = answer.data === null ? 'empty' : 'unreadable';
    throw new CallError(kind, 'the answer could not be read', answer.status);
  }
  return reading.data as OutputOf<E>;
}

/** Combines everything that can abort the call: the time limit, the end of its session, its caller. */
function limitsOf(
  { send: sendBy, signal, token: other }: CallOptions,
  token: string,
  isRead: boolean,
) {
  const isOfSession = token && other === undefined;
  return [
    ...(sendBy ? [] : [AbortSignal.timeout(isRead ? READ_LIMIT_MS : WRITE_LIMIT_MS)]),
    ...(isOfSession ? [sessionSignal()] : []),
    ...(signal ? [signal] : []),
  ];
}

/**
 * Whether to show the failure as a toast. The specification has an unexpectedly empty answer logged, not
 * shown.
 */
function isToBeShown({ kind }: CallError, { quiet, signal }: CallOptions): boolean {
  return !quiet && !signal?.aborted && kind !== 'empty';
}

function refusal({ status, statusText, data, retryAfter }: Answer): CallError {
  const failure = z.safeParse(Failure, data).data;
  // `Retry-After` may be a date. That parses to NaN, which counts as no wait.
  return new CallError(
    kindOfFailure(status, failure),
    statusText || String(status),
    status,
    failure,
    Number(retryAfter) || 0,
  );
}

/** Wraps any other error as a fault of our own code, so that the network is not blamed for it. */
function ours(error: unknown): CallError {
  console.error(error);
  return new CallError('ours', 'an error in this app');
}

function unanswered(error: unknown): CallError {
  return error instanceof Error && error.name === 'TimeoutError'
    ? new CallError('timeout', 'the server did not answer in time')
    : new CallError('network', 'no connection');
}
