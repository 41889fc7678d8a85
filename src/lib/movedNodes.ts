/** The child of `parent` that holds `node` now, at whatever depth. */
function holderIn(parent: Node, node: Node): Node | null {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}

/**
 * Lets React go on in a page whose nodes somebody else has moved: a browser's translation puts each text into
 * a `<font>`, and React, which still holds the text, throws when it removes it or inserts before it
 * (https://github.com/react/react/issues/11538). What now stands in for the node is removed in its place; for
 * a node that has left the page there is nothing to do.
 */
export function surviveMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const holder = holderIn(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const before = next && holderIn(this, next);
    return insertBefore.call(this, node, before) as T;
  };
}
