/** How long a price stays tinted after it moved. */
const TINT_MS = 400;

/** In order of time, because every tint lasts equally long. */
const tinted: { button: HTMLElement; until: number }[] = [];
const latest = new WeakMap<HTMLElement, number>();
let isSweeping = false;

/**
 * Marks a price that has just risen or fallen. CSS tints it and draws an arrow, unless the player prefers
 * less.
 */
export function markMove(button: HTMLElement, hasRisen: boolean): void {
  const until = performance.now() + TINT_MS;
  button.dataset['move'] = hasRisen ? 'up' : 'down';
  latest.set(button, until);
  tinted.push({ button, until });
  if (!isSweeping) setTimeout(sweep, TINT_MS);
  isSweeping = true;
}

function sweep(): void {
  const now = performance.now();
  let [first] = tinted;
  while (first && first.until <= now + 1) {
    if (latest.get(first.button) === first.until) delete first.button.dataset['move'];
    tinted.shift();
    [first] = tinted;
  }
  isSweeping = first !== undefined;
  if (first) setTimeout(sweep, first.until - now);
}
