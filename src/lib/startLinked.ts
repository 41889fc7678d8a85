let isStarted = false;

/** Runs what the page would otherwise name as its scripts, once; the links have fetched it. */
export function startLinked(): void {
  if (isStarted) return;
  isStarted = true;
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('[data-start]')) {
    import(/* @vite-ignore */ href).catch(console.warn);
  }
}
