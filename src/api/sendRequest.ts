import { FetchError, ofetch } from 'ofetch';

/** What a server said, whatever its status. */
export interface Answer {
  status: number;
  statusText: string;
  /** Null where there is nothing; undefined where it is no JSON: a portal's page, a cut-off answer. */
  data: unknown;
}

/**
 * Sends to a finished address, `tries` times at most: after a lost connection, or a status that may
 * pass. Rejects with the cause when there was no answer at all.
 */
export async function sendRequest(
  url: string,
  request: RequestInit & { signal: AbortSignal },
  tries: number,
): Promise<Answer> {
  try {
    const response = await ofetch.raw(url, {
      ...request,
      retry: tries - 1,
      // ofetch would resolve an HTML page, and cut-off JSON too, as a string.
      parseResponse: parse,
    });
    return { ...pick(response), data: response._data ?? noData(response) };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (!error.response) throw error.cause;
    return { ...pick(error.response), data: error.data };
  }
}
