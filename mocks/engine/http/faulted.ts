import { HttpResponse } from 'msw';
import { faultName, type Occasion } from '../control/faultLimits.ts';
import { BODILESS, type Fault } from '../control/faultOf.ts';
import { lackOf, patchedReply } from '../control/patch.ts';
import type { HandlerContext } from '../handlerContext.ts';
import type { Reply } from './reply.ts';

export interface Outcome {
  response: Response;
  /** 0 for a broken connection. */
  status: number;
  answered: unknown;
  /** The name of the fault that it is owed to. */
  fault?: string;
}

const PORTAL = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms.';

/** Lets a call be answered, or applies the active fault: before the rules run, or to what they answer. */
export async function faulted(
  { faults, latency }: Pick<HandlerContext, 'faults' | 'latency'>,
  subject: string,
  occasion: Occasion | undefined,
  answer: () => Promise<Reply>,
): Promise<Outcome> {
  const fault = faults.take(subject, occasion);
  await latency.wait(fault?.delayMs);
  const named = (by: Fault | undefined) => by && { fault: faultName(by) };
  const instead = fault && answerInstead(fault);
  if (instead) return { ...instead, ...named(fault) };
  const reply = await answer();
  if (fault?.ackLost || reply.status === 0) return { ...broken(), ...named(fault) };
  if (fault?.truncate)
    return { ...sent({ ...reply, body: firstHalf(reply.body) }), ...named(fault) };
  const patching = faults.takePatch(
    subject,
    ({ patch = {} }) => lackOf(patchedReply(reply, patch)),
    occasion,
  );
  const changed = patching?.patch ? patchedReply(reply, patching.patch) : { value: reply };
  return { ...sent('value' in changed ? changed.value : reply), ...named(patching ?? fault) };
}

function answerInstead({ network, html, status, body, retryAfter }: Fault): Outcome | undefined {
  if (network) return broken();
  if (html) {
    const response = HttpResponse.html(PORTAL, { status: status ?? 200 });
    return { response, status: status ?? 200, answered: 'a web page' };
  }
  if (status === undefined && body === undefined) return undefined;
  const text = JSON.stringify(body ?? { error: true });
  const after = retryAfter !== undefined && { retryAfter };
  return sent({ status: status ?? 200, body: text, ...after });
}

function broken(): Outcome {
  return { response: HttpResponse.error(), status: 0, answered: undefined };
}

function sent({ status, body, retryAfter }: Reply): Outcome {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  const content = BODILESS.includes(status) ? null : body;
  return { response: new HttpResponse(content, { status, headers }), status, answered: content };
}

function firstHalf(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}
