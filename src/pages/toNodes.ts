import type { ReactNode } from 'react';

/** Attributes that React names otherwise. */
const NAMES: Record<string, string> = { className: 'class', dateTime: 'datetime' };

/**
 * The nodes of what a component returns, for a page that has no React: its components are called and their elements
 * made. They have no hooks, and what they would do when pressed is left to the app. Each text is a node of its own, as
 * React makes it; the page's policy lets no script write HTML.
 */
export function toNodes(node: ReactNode): Node[] {
  if (typeof node === 'string' || typeof node === 'number') return [new Text(String(node))];
  if (Array.isArray(node)) return node.flatMap(toNodes);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, props } = node;
  const { children, ...attributes } = Object(props);
  if (typeof type === 'function') return toNodes(Reflect.apply(type, undefined, [props]));
  if (typeof type !== 'string') return toNodes(children);
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    const isShown = name.startsWith('aria-') || (value !== false && !name.startsWith('on'));
    if (value !== undefined && isShown) element.setAttribute(NAMES[name] ?? name, String(value));
  }
  element.append(...toNodes(children));
  return [element];
}
