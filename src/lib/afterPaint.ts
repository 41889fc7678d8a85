/** Runs it once the next frame has been drawn. A page in the background draws none. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
