/** Tries now, and again with each change of the app's page until it is done: parts come late, or not at all. */
export function whenItComes(root: HTMLElement, isDone: () => boolean, limitMs: number): void {
  if (isDone()) return;
  const late = new MutationObserver(() => isDone() && late.disconnect());
  late.observe(root, { childList: true, subtree: true });
  setTimeout(() => late.disconnect(), limitMs);
}
