import { retryAfterMs } from './backoff.ts';
import { fieldsOf } from './fields.ts';

export type Verdict =
  /** Proof that the server has it. */
  | { kind: 'delivered' }
  /** Not an answer of our server: no network, a captive portal, a cut-off body. */
  | { kind: 'unanswered' }
  /** The server failed and may succeed later. */
  | { kind: 'failed'; retryAfterMs: number }
  /** 401 or 403. */
  | { kind: 'unauthorised' }
  /** The server will never accept it. */
  | { kind: 'refused' };

/** 409: the first attempt with this key is still running (draft-ietf-httpapi-idempotency-key). */
const PASSING = [408, 409, 425, 429];

/** What an answer means for the visit that was sent. */
export async function judge(response: Response, now: number): Promise<Verdict> {
  const { status, headers } = response;
  const failed: Verdict = {
    kind: 'failed',
    retryAfterMs: retryAfterMs(headers.get('retry-after'), now),
  };
  if (status === 204) return { kind: 'delivered' };
  const isJson = /\bjson\b/.test(headers.get('content-type') ?? '');
  if (response.ok)
    return isJson ? judgeBody(await response.text(), failed) : { kind: 'unanswered' };
  if (status < 400) return { kind: 'unanswered' };
  if (status >= 500 || PASSING.includes(status)) return failed;
  if (status === 401 || status === 403) return { kind: 'unauthorised' };
  // A refusal in HTML may come from a gateway or portal: it counts as a failure but does not drop the visit.
  return isHtml(headers) ? failed : { kind: 'refused' };
}

function judgeBody(text: string, failed: Verdict): Verdict {
  try {
    const { ok, queued } = fieldsOf(JSON.parse(text));
    // `queued` comes from our own worker: the visit has not arrived anywhere yet.
    if (queued === true) return { kind: 'unanswered' };
    return ok === true ? { kind: 'delivered' } : failed;
  } catch {
    return { kind: 'unanswered' };
  }
}

function isHtml(headers: Headers): boolean {
  return /\bhtml\b/.test(headers.get('content-type') ?? '');
}
