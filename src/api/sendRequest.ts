/** What a server said, whatever its status. */
export interface Answer {
  status: number;
  statusText: string;
  /** Undefined where the body is no JSON: a portal's page, a cut-off answer, nothing at all. */
  data: unknown;
}

/** The server may be able to a moment later. */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504];

/** Sends until there is an answer worth telling, `tries` times at most; rejects when there was none. */
export async function sendRequest(
  url: string,
  request: RequestInit & { signal: AbortSignal },
  tries: number,
): Promise<Answer> {
  const again = () => sendRequest(url, request, tries - 1);
  let answer: Answer;
  try {
    answer = await read(await fetch(url, request));
  } catch (error) {
    if (tries === 1 || request.signal.aborted) throw error;
    return again();
  }
  return tries > 1 && PASSING.includes(answer.status) ? again() : answer;
}

async function read(response: Response): Promise<Answer> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json');
  return { status, statusText, data: isJson ? parse(text) : undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
