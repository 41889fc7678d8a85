import type { ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes that React names otherwise. */
const NAMES: Record<string, string> = {
  className: 'class',
  dateTime: 'datetime',
  fillRule: 'fill-rule',
  strokeLinecap: 'stroke-linecap',
  strokeWidth: 'stroke-width',
};

/**
 * The nodes of what a component returns, for a page that has no React: its components are called and their elements
 * made. They have no hooks, and what they would do when pressed is left to the app. Each text is a node of its own, as
 * React makes it; the page's policy lets no script write HTML, nor an attribute `style`.
 */
export function toNodes(node: ReactNode, isDrawing = false): Node[] {
  if (typeof node === 'string' || typeof node === 'number') return [new Text(String(node))];
  if (Array.isArray(node)) return node.flatMap((one) => toNodes(one, isDrawing));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, props } = node;
  const { children, style, ...attributes } = Object(props);
  if (typeof type === 'function') {
    return toNodes(Reflect.apply(type, undefined, [props]), isDrawing);
  }
  if (typeof type !== 'string') return toNodes(children, isDrawing);
  const isDrawn = isDrawing || type === 'svg';
  const element = isDrawn ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    const isShown = name.startsWith('aria-') || (value !== false && !name.startsWith('on'));
    if (value !== undefined && isShown) element.setAttribute(NAMES[name] ?? name, String(value));
  }
  for (const [name, value] of Object.entries<string>(style ?? {})) {
    if ('style' in element) element.style.setProperty(name, value);
  }
  element.append(...toNodes(children, isDrawn));
  return [element];
}
