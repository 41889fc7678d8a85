/**
 * Runs in the page. Texts that something cuts off, that stick out of their button, or that lie over another
 * text. Text with an ellipsis may be cut where its whole is in a title.
 */
export function cutTexts(): string[] {
  interface Line {
    text: string;
    box: DOMRect;
    owner: Element;
  }
  const lines: Line[] = [];
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const say = (text: string) => `"${text.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const hides = (value: string) => value === 'hidden' || value === 'clip';

  /** Clipped to nothing: only screen readers have it. */
  function isOnlySpoken(element: Element): boolean {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, position } = getComputedStyle(part);
      if (clipPath !== 'none' && position === 'absolute') return true;
    }
    return false;
  }

  /** Cut with an ellipsis, or by leaving whole parts out, while all of it is in a title. */
  function isTold(part: Element, style: CSSStyleDeclaration): boolean {
    const isShortened =
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      (style.flexWrap === 'wrap' && style.whiteSpace === 'nowrap' && hides(style.overflowY));
    return isShortened && Boolean(part.closest('[title]') || part.querySelector('[title]'));
  }

  function isRead(element: Element): boolean {
    if (element.closest('.visually-hidden, [inert], svg, script, style, option, noscript'))
      return false;
    if (isOnlySpoken(element)) return false;
    return element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
  }

  /** What is left of a line inside everything that clips it. */
  function seenOf(box: DOMRect, owner: Element): DOMRect {
    let { left, top, right, bottom } = box;
    for (let part: Element | null = owner; part; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      if (part === document.body || (overflowX === 'visible' && overflowY === 'visible')) continue;
      if (getComputedStyle(part).display === 'contents') continue;
      const around = part.getBoundingClientRect();
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function clipper(box: DOMRect, owner: Element): string | undefined {
    for (
      let part: Element | null = owner;
      part && part !== document.body;
      part = part.parentElement
    ) {
      const style = getComputedStyle(part);
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined;
      if (style.display === 'contents') continue;
      const around = part.getBoundingClientRect();
      const isTool = part.matches('button, a.button, .chip, [role=tab]');
      const wide = box.right > around.right + 1.5 || box.left < around.left - 1.5;
      const high = box.bottom > around.bottom + 2.5 || box.top < around.top - 2.5;
      if ((wide || high) && isTold(part, style)) return undefined;
      if (hides(style.overflowX) && wide) return `${part.className} cuts the width of`;
      if (hides(style.overflowY) && high) return `${part.className} cuts the height of`;
      if (isTool && (wide || high)) return `${part.className} is too small for`;
      if (style.position === 'fixed') return undefined;
    }
    return undefined;
  }

  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || !isRead(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const by = clipper(box, owner);
      if (by) cut.push(`${by} ${say(node.textContent)}`);
      const seen = seenOf(box, owner);
      if (seen.width > 1 && seen.height > 1)
        lines.push({ text: node.textContent, box: seen, owner });
    }
  }

  const fixedOf = (element: Element): Element | null => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return part;
    return null;
  };
  /** Something with a background of its own lies over the other, on purpose. */
  const covers = (one: Element, other: Element): boolean => {
    for (let part: Element | null = one; part && !part.contains(other); part = part.parentElement) {
      const { position, backgroundColor } = getComputedStyle(part);
      if (position === 'absolute' && !/, 0\)|transparent/.test(backgroundColor)) return true;
    }
    return false;
  };
  const placed = lines.map((line) => ({ ...line, bar: fixedOf(line.owner) }));
  placed.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of placed.entries()) {
    for (let next = index + 1; next < placed.length; next++) {
      const other = placed[next];
      if (!other || other.box.top > one.box.bottom - 4) break;
      if (one.bar !== other.bar || one.owner === other.owner) continue;
      if (covers(one.owner, other.owner) || covers(other.owner, one.owner)) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // Lines of text are higher than their letters.
      if (across > 2 && down > other.box.height * 0.35 && down > one.box.height * 0.35)
        cut.push(`${say(one.text)} lies over ${say(other.text)}`);
    }
  }
  return [...new Set(cut)].slice(0, 8);
}
