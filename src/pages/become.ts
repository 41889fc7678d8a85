/** Of two rows, and of two kinds of node, neither becomes the other. */
const isSame = (one: Node, other: Node) =>
  one.nodeName === other.nodeName && idOf(one) === idOf(other);

const idOf = (node: Node) =>
  node instanceof Element ? node.getAttribute('aria-labelledby') : undefined;

/**
 * Changes what is in the page into what was made, and leaves every node that can stay: a price under a thumb, or
 * with the focus, is the same button afterwards.
 */
function become(shown: Node, made: Node): void {
  if (shown instanceof Element && made instanceof Element) {
    for (const { name, value } of made.attributes) {
      if (shown.getAttribute(name) === value) continue;
      // The page's policy takes a style from a script, and not as an attribute.
      if (name === 'style' && 'style' in shown) shown.style = value;
      else shown.setAttribute(name, value);
    }
    for (const { name } of [...shown.attributes]) {
      if (!made.hasAttribute(name) && !name.startsWith('data-')) shown.removeAttribute(name);
    }
    becomeChildren(shown, [...made.childNodes]);
  } else if (shown.nodeValue !== made.nodeValue) {
    shown.nodeValue = made.nodeValue;
  }
}

/** The same for the children alone. */
export function becomeChildren(shown: Element, made: readonly Node[]): void {
  const former = [...shown.childNodes];
  made.forEach((node, place) => {
    const old = former[place];
    if (!old) shown.append(node);
    else if (isSame(old, node)) become(old, node);
    else old.replaceWith(node);
  });
  for (const old of former.slice(made.length)) old.remove();
}
