/** Something that lies over the page, such as a dialog or the open slip of a phone. */
export interface Layer {
  close(): void;
}

/** What lies over the page now, the lowest first. */
const layers: Layer[] = [];

/** A page that leads on takes its layers with it, a moment later; those that stay get their entry then. */
const TAKEN_MS = 100;

/** In case the browser never tells that an entry was left. */
const LEAVING_MS = 1000;

/** How many layers the entry of the history stands for that is shown now. */
function depth(): number {
  const state: unknown = history.state;
  const isOurs = typeof state === 'object' && state !== null && 'over' in state;
  return isOurs && typeof state.over === 'number' ? state.over : 0;
}

/** Makes the entries of the history follow the layers; nothing before `followBack`. */
let settle: () => void = () => undefined;

/** Back closes this layer instead of leaving the page. Returns what to call when it has closed otherwise. */
export function putOver(layer: Layer): () => void {
  layers.push(layer);
  settle();
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
    // Whoever closes it may lead to another page in the same breath.
    setTimeout(() => settle());
  };
}

/**
 * Gives each layer an entry of the history on top of the page's, with the same address, because only browsers since
 * 2024 ask an open dialog first when Back is pressed. Closed by other means, a layer takes its entry along. Call it
 * once, after wouter has come: it puts itself in front of what wouter listens to.
 */
export function followBack(): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  /** Runs while entries are being left; until then no other may be written. */
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  /** The page under the layers was replaced: what its own entry becomes once that is reached. */
  let replaced: { from: string; write(): void } | undefined;

  settle = () => {
    if (leaving !== undefined) return;
    const over = depth();
    for (let next = over + 1; next <= layers.length; next++) push({ over: next }, '');
    if (over <= layers.length) return;
    leaving = setTimeout(arrive, LEAVING_MS);
    history.go(layers.length - over);
  };

  function arrive() {
    clearTimeout(leaving);
    leaving = undefined;
    if (depth() === 0) {
      if (replaced?.from === location.href) replaced.write();
      replaced = undefined;
    }
    for (const write of waiting.splice(0)) write();
    settle();
  }

  function stepped() {
    const isOurs = leaving !== undefined;
    const over = depth();
    const isClosing = !isOurs && layers.length > over;
    while (!isOurs && layers.length > over) layers.pop()?.close();
    if (isOurs || isClosing) stayInPlace();
    arrive();
  }

  history.pushState = (state, unused, url) => {
    if (leaving !== undefined) waiting.push(() => history.pushState(state, unused, url));
    // In place of the layer's entry: Back leads to the page, not to what lay over it.
    else if (depth() > 0) replace(state, unused, url);
    else push(state, unused, url);
    setTimeout(settle, TAKEN_MS);
  };
  history.replaceState = (state, unused, url) => {
    if (leaving !== undefined) waiting.push(() => history.replaceState(state, unused, url));
    else if (depth() > 0) {
      replaced = {
        from: replaced?.from ?? location.href,
        write: () => replace(state, unused, url),
      };
      replace({ over: depth() }, unused, url);
    } else replace(state, unused, url);
  };
  // Ahead of wouter, which is to find the address as it will be.
  addEventListener('popstate', stepped, { capture: true });
  // The page was reloaded with something open.
  settle();
}

/** The page may have been scrolled under the layer: the browser would put it back to where it was before. */
function stayInPlace(): void {
  const { scrollX, scrollY, location } = window;
  const { href } = location;
  requestAnimationFrame(() => {
    if (location.href === href) scrollTo(scrollX, scrollY);
  });
}
