import { createFetch, FetchError, type FetchResponse } from 'ofetch';
import { heard } from './silence.ts';

/** Reports a sign of life as soon as the headers arrive, however long the body takes. */
const ofetch = createFetch({
  async fetch(url, request?: Sending) {
    const response = await (request?.sent ?? fetch(url, request));
    heard();
    return response;
  },
});

interface Sending extends RequestInit {
  query?: Record<string, string>;
  /** What answers a request that was sent before this code was here. */
  sent?: Promise<Response>;
}

/** Statuses worth another try at once. 429 asks for fewer. */
const PASSING = [408, 500, 502, 503, 504];

/** A server's answer, whatever its status. */
export interface Answer {
  status: number;
  statusText: string;
  /**
   * Null when the body is empty; undefined when it is not JSON (a captive portal's page, a cut-off answer).
   */
  data: unknown;
  /** The raw header. */
  retryAfter: string | null;
}

/**
 * Sends one request and repeats it, at most `retries` times, after a lost connection or a status that may
 * pass. Rejects with the cause when no answer came at all.
 */
export async function sendRequest(
  url: string,
  request: Sending & { signal: AbortSignal },
  retries: number,
): Promise<Answer> {
  try {
    // Without `readJson`, ofetch would resolve an HTML page or cut-off JSON as a string.
    return told(
      await ofetch.raw(url, {
        ...request,
        retry: retries,
        retryStatusCodes: PASSING,
        parseResponse: readJson,
      }),
    );
  } catch (error) {
    if (error instanceof FetchError) {
      if (!error.response) throw error.cause;
      return told(error.response);
    }
    // The answer broke off halfway. ofetch retries only requests that got no answer at all, so retry here.
    if (!retries) throw error;
    return sendRequest(url, request, retries - 1);
  }
}

/** Sends nothing: reads the answer to a request that was sent before this code was here. */
export const answeredBy =
  (sent: Promise<Response>): typeof sendRequest =>
  (url, request) =>
    sendRequest(url, { ...request, sent }, 0);

function told({ status, statusText, headers, body, _data }: FetchResponse<unknown>): Answer {
  const isJson = headers.get('content-type')?.includes('json');
  const data = isJson || _data === null ? _data : undefined;
  return { status, statusText, data: body ? data : null, retryAfter: headers.get('retry-after') };
}

/** Parses JSON; null for an empty text, undefined for anything that is not JSON. */
export function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
