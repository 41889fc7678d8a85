import { Refusal } from '../refusal.ts';

const MOST_BYTES = 1_000_000;
/** Code that walks an input later, such as `JSON.stringify`, needs stack for each level. */
const DEEPEST = 64;

/** Parses a body's JSON; undefined for an empty one. Refuses invalid or too large bodies. */
export async function readJson(request: Request, mostBytes = MOST_BYTES): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  if (bytes.byteLength > mostBytes) {
    throw new Refusal('bad-body', `The body is larger than ${mostBytes} bytes`, { status: 413 });
  }
  const value = parsed(new TextDecoder().decode(bytes));
  if (isDeep(value)) throw new Refusal('bad-body', `The body nests deeper than ${DEEPEST} levels`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-body', 'The body is not JSON');
  }
}

/** Checks level by level, without recursion. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}
