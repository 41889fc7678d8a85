import { AtRule, type Node, type Root } from 'postcss';

/** The layer that holds a rule, however deep. */
export function layerAround(node: Node): string {
  if (node instanceof AtRule && node.name === 'layer') return node.params;
  return node.parent ? layerAround(node.parent) : '';
}

/** Without the rules that have lost all they held. */
export function withoutEmpty(root: Root): string {
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => void atRules.push(rule));
  // Inner ones first.
  for (const rule of atRules.reverse()) if (rule.nodes?.length === 0) rule.remove();
  return root.toString();
}
