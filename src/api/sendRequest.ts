import { createFetch, FetchError, type FetchResponse } from 'ofetch';
import { heard } from './silence.ts';

/** The head of an answer is a sign of life, however long its body takes. */
const ofetch = createFetch({
  async fetch(...request) {
    const response = await fetch(...request);
    heard();
    return response;
  },
});

/** What a server said, whatever its status. */
export interface Answer {
  status: number;
  statusText: string;
  /** Null where there is nothing; undefined where it is no JSON: a portal's page, a cut-off answer. */
  data: unknown;
  /** The header, as it was sent. */
  retryAfter: string | null;
}

/**
 * Sends to a finished address, and again, `retries` times at most, after a lost connection or a status
 * that may pass. Rejects with the cause when there was no answer at all.
 */
export async function sendRequest(
  url: string,
  request: RequestInit & { signal: AbortSignal },
  retries: number,
): Promise<Answer> {
  try {
    // ofetch alone would resolve an HTML page, and cut-off JSON too, as a string.
    return told(await ofetch.raw(url, { ...request, retry: retries, parseResponse: readJson }));
  } catch (error) {
    if (error instanceof FetchError) {
      if (!error.response) throw error.cause;
      return told(error.response);
    }
    // An answer that broke off on its way: ofetch tries again only what never began.
    if (!retries) throw error;
    return sendRequest(url, request, retries - 1);
  }
}

function told({ status, statusText, headers, body, _data }: FetchResponse<unknown>): Answer {
  const isJson = headers.get('content-type')?.includes('json');
  const data = isJson || _data === null ? _data : undefined;
  return { status, statusText, data: body ? data : null, retryAfter: headers.get('retry-after') };
}

/** Null for nothing at all, undefined for what is no JSON. */
export function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
