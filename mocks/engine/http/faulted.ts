import { HttpResponse } from 'msw';
import { BODILESS, type Fault } from '../control/faultOf.ts';
import type { Reply } from './reply.ts';

export interface Outcome {
  response: Response;
  /** 0 for a broken connection. */
  status: number;
  answered: unknown;
}

const PORTAL = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms.';

/** Lets a call be answered, or applies the active fault. */
export async function faulted(
  fault: Fault | undefined,
  answer: () => Promise<Reply>,
): Promise<Outcome> {
  if (fault?.network) return broken();
  if (fault?.html) {
    const status = fault.status ?? 200;
    return { response: HttpResponse.html(PORTAL, { status }), status, answered: 'a web page' };
  }
  if (fault && (fault.status !== undefined || fault.body !== undefined)) {
    const status = fault.status ?? 200;
    const body = JSON.stringify(fault.body ?? { error: true });
    const { retryAfter } = fault;
    return sent({ status, body, ...(retryAfter !== undefined && { retryAfter }) });
  }
  const reply = await answer();
  if (fault?.ackLost || reply.status === 0) return broken();
  return sent(fault?.truncate ? { ...reply, body: firstHalf(reply.body) } : reply);
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
