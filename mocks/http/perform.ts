import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../../src/contract/kit/endpoint.ts';
import { ALWAYS_OPEN } from '../../src/contract/refusals.ts';
import type { AccountRow } from '../db/rows/accountRow.ts';
import { accountByToken } from '../domain/account/accounts.ts';
import { checkLive } from '../domain/operator/checkLive.ts';
import type { Operator } from '../domain/operator.ts';
import { tellReached } from '../domain/play/limitReached.ts';
import { noteUse } from '../domain/play/playRow.ts';
import { signedOut } from '../domain/refusal.ts';
import { careless } from '../engine/http/careless.ts';
import { acceptedInSteps, isLong } from '../engine/http/longReply.ts';
import { onceOnly } from '../engine/http/onceOnly.ts';
import { type RawInput, readInput } from '../engine/http/readInput.ts';
import { accepted, invalid, type Reply, refused } from '../engine/http/reply.ts';
import type { Noted } from '../engine/http/route.ts';
import { inSlices } from '../engine/slices.ts';
import { onTape } from '../tape/filesOnTape.ts';
import type { Caller } from '../tape/tape.ts';
import { ahead } from './ahead.ts';
import type { Rules } from './call.ts';
import type { Context } from './context.ts';
import { nameOf } from './nameOf.ts';
import { checkUploads } from './uploads.ts';

interface Mounted<E extends Endpoint> {
  context: Context;
  endpoint: E;
  rules: Rules<E>;
  noted: Noted;
}

/**
 * Passes a request to its rules. They run synchronously, one call at a time; only a long list is encoded in
 * steps after them.
 */
export async function perform<E extends Endpoint>(
  { context, endpoint, rules, noted }: Mounted<E>,
  request: Request,
  params: RawInput,
): Promise<Reply> {
  const { operator, recorder } = context;
  try {
    const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
    const key = request.headers.get('idempotency-key') ?? '';
    identify(operator, endpoint, token);
    checkOpen(operator, endpoint);
    const sent = await readInput(endpoint, request, params, checkUploads);
    const fault = careless(endpoint, request, sent);
    if (fault && context.isStrict) throw fault;
    if (fault) noted.warning = fault.message;
    const by = {
      token,
      key,
      agent: request.headers.get('user-agent') ?? '',
      address: request.headers.get('x-forwarded-for') ?? '',
      origin: request.headers.get('origin') ?? '',
    };
    await inSlices(ahead(operator, endpoint, sent));
    let long: { output: OutputOf<E> } | undefined;
    const heard = () => {
      recorder.write({ at: operator.clock.now(), call: nameOf(endpoint), sent: onTape(sent), by });
      return performRead({ context, endpoint, rules, noted }, sent, by, (output) => {
        if (endpoint.method !== 'GET' || !isLong(output)) return accepted(endpoint, output);
        long = { output };
        return { status: 200, body: '' };
      });
    };
    const reply = atOneInstant(operator, heard);
    if (!long) return reply;
    return (await inSlices(acceptedInSteps(endpoint, long.output))) ?? reply;
  } catch (error) {
    return refused(error);
  }
}

/** What is on the tape must happen at the instant that the tape gives: not even a millisecond may pass. */
function atOneInstant<Result>({ clock }: Operator, act: () => Result): Result {
  const release = clock.pin();
  try {
    return act();
  } finally {
    release();
  }
}

/** The same once the request is read: all at one instant. */
export function performRead<E extends Endpoint>(
  { context, endpoint, rules, noted }: Mounted<E>,
  sent: RawInput,
  by: Caller,
  encode: (output: OutputOf<E>) => Reply = (output) => accepted(endpoint, output),
): Reply {
  const { operator } = context;
  const act = () => {
    context.catchUp();
    const account = identify(operator, endpoint, by.token);
    if (account) {
      noteUse(operator, account.accountId);
      tellReached(operator, account.accountId, operator.clock.now());
    }
    Object.assign(noted, { sent: onTape(sent), ...(account && { accountId: account.accountId }) });
    const answered = () => encode(answer(endpoint, rules, sent, { operator, ...by, account }));
    if (!endpoint.once || by.key === '') return answered();
    noted.key = by.key;
    // What a guest may send, too, is sent again after a sign-out: its key holds whoever sends it.
    const whose = endpoint.access === 'player' ? account?.accountId : 'anybody';
    const replyId = `${whose} ${endpoint.path} ${by.key}`;
    return onceOnly(operator.db.replies, operator.clock, replyId, fingerprint(sent), answered);
  };
  try {
    return atOneInstant(operator, act);
  } catch (error) {
    return refused(error);
  }
}

interface Asker extends Caller {
  operator: Operator;
  account: AccountRow | undefined;
}

function answer<E extends Endpoint>(
  endpoint: E,
  rules: Rules<E>,
  sent: RawInput,
  asker: Asker,
): OutputOf<E> {
  const input = z.safeDecode(endpoint.input, sent as never);
  if (!input.success) throw invalid(input.error);
  return rules({
    ...asker,
    input: input.data as InputOf<E>,
    at: asker.operator.clock.now(),
    get player() {
      if (!asker.account) throw signedOut();
      return asker.account;
    },
  });
}

/** The caller's account. Where guests are allowed, an expired token counts as a guest. */
function identify(operator: Operator, { access }: Endpoint, token: string): AccountRow | undefined {
  try {
    return accountByToken(operator, token);
  } catch (error) {
    if (access === 'player') throw error;
    return undefined;
  }
}

/** While the brand is not live, refuses everything but reading. */
function checkOpen(operator: Operator, { method, path }: Endpoint): void {
  if (method !== 'GET' && !ALWAYS_OPEN.includes(path)) checkLive(operator);
}

/** Identifies a request: equal ones have the same text. A file counts by name, size and type. */
function fingerprint(sent: RawInput): string {
  return JSON.stringify(sent, (_, value: unknown) => {
    if (value instanceof File) return [value.name, value.size, value.type];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    // Field order does not matter.
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
