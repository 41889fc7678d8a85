import { readJson, type sendRequest } from './sendRequest.ts';

/** On a slow link an upload may take minutes. If no progress comes for this long, it has failed. */
const STALL_MS = 30_000;
/**
 * Browsers count bytes as sent while they still wait in the phone's buffers: at 15 kB/s, 1.2 MB take 80 s.
 */
const ANSWER_MS = 120_000;

/**
 * Sends a form and reports the share (0 to 1) that has left the phone. Uses XMLHttpRequest because fetch
 * reports no upload progress. It never retries: the caller holds the idempotency key and decides.
 */
export function uploadRequest(onProgress: (share: number) => void): typeof sendRequest {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let stall: ReturnType<typeof setTimeout> | undefined;
      const giveUp = (reason: unknown) => {
        reject(reason);
        request.abort();
      };
      const sawLife = (limitMs = STALL_MS) => {
        clearTimeout(stall);
        stall = setTimeout(() => giveUp(new DOMException('stalled', 'TimeoutError')), limitMs);
      };
      request.open(method ?? 'POST', url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        sawLife();
        if (total > 0) onProgress(loaded / total);
      };
      request.upload.onload = () => sawLife(ANSWER_MS);
      request.onprogress = () => sawLife();
      request.onload = () => {
        const { status, statusText, responseText } = request;
        const isJson = request.getResponseHeader('content-type')?.includes('json');
        const data = isJson || responseText === '' ? readJson(responseText) : undefined;
        const retryAfter = request.getResponseHeader('retry-after');
        resolve({ status, statusText, data, retryAfter });
      };
      request.onerror = () => reject(new TypeError('the connection broke'));
      request.onloadend = () => clearTimeout(stall);
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => giveUp(signal.reason));
      sawLife();
      request.send(body as FormData);
    });
}
