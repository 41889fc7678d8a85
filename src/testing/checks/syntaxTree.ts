/** A node of what Vite's parser returns. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

/** All nodes below, each with the names of the calls it is an argument of: `afterEach`, `vi.mock`. */
export function* nodes(
  node: Node,
  calls: readonly string[] = [],
): Iterable<[Node, readonly string[]]> {
  yield [node, calls];
  const inner = node.type === 'CallExpression' ? [...calls, nameOf(node['callee'])] : calls;
  for (const field of Object.values(node)) {
    for (const part of Array.isArray(field) ? field : [field]) {
      if (isNode(part)) yield* nodes(part, inner);
    }
  }
}

export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression')
    return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
  return '';
}
