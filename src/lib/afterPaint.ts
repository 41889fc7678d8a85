/** Runs it once the next frame has been drawn, or `ms` later. A page in the background draws none. */
export function afterPaint(run: () => void, ms = 0): void {
  requestAnimationFrame(() => setTimeout(run, ms));
}
