/**
 * Does to the page what a browser's translation does: each text is taken out and a `<font>` in a `<font>`
 * stands in its place, now and for each text that comes later. What is marked `translate="no"` stays. Runs in
 * the page, before or after the app has started.
 */
export function translatePage(): void {
  const stays = 'script, style, textarea, font, svg, [translate="no"]';
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(stays)) found.push(text);
    }
    for (const text of found) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      if (outer.firstChild) outer.firstChild.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target.parentNode ?? target);
        for (const node of addedNodes) translate(node.parentNode ?? node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}
