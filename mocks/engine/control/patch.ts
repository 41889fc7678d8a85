import type { Reply } from '../http/reply.ts';

export type Patch = Record<string, unknown>;

/** An answer that a patch has changed, or what it lacked of what the patch names. */
type Patched<Value> = { value: Value } | { lacks: string };

/**
 * An answer with some of its parts replaced, as a JSON Merge Patch (RFC 7396) says it: null leaves a field out. In a
 * list, unlike there, a part is named by its place, or `*` for all.
 */
export function patched(value: unknown, patch: Patch): Patched<unknown> {
  const lacks: string[] = [];
  const merged = merge(value, patch, '', lacks);
  return lacks[0] === undefined ? { value: merged } : { lacks: `without \`${lacks[0]}\`` };
}

export function lackOf(found: Patched<unknown>): string | undefined {
  return 'lacks' in found ? found.lacks : undefined;
}

/** The same of an answer as it is sent; a refusal is none that a patch could mean. */
export function patchedReply(reply: Reply, patch: Patch): Patched<Reply> {
  if (reply.status !== 200) return { lacks: `with ${reply.status}` };
  const found = patched(JSON.parse(reply.body), patch);
  return 'lacks' in found ? found : { value: { ...reply, body: JSON.stringify(found.value) } };
}

function merge(value: unknown, patch: Patch, path: string, lacks: string[]): unknown {
  if (Array.isArray(value)) return mergeList(value, patch, path, lacks);
  if (!isObject(value)) {
    lacks.push(path);
    return value;
  }
  const entries = new Map(Object.entries(value));
  for (const [name, part] of Object.entries(patch)) {
    const at = within(path, name);
    if (isObject(part)) entries.set(name, merge(entries.get(name), part, at, lacks));
    else if (part !== null) entries.set(name, part);
    else if (!entries.delete(name)) lacks.push(at);
  }
  return Object.fromEntries(entries);
}

function mergeList(list: unknown[], patch: Patch, path: string, lacks: string[]): unknown[] {
  for (const place of Object.keys(patch)) {
    if (place === '*' ? list.length === 0 : !(place in list)) lacks.push(within(path, place));
  }
  return list.flatMap((item, place) => {
    const name = Object.hasOwn(patch, place) ? String(place) : '*';
    if (!Object.hasOwn(patch, name)) return [item];
    const part = patch[name];
    if (part === null) return [];
    return [isObject(part) ? merge(item, part, within(path, name), lacks) : part];
  });
}

const within = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function isObject(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
