/** Whether nothing may move: the player asks for less motion, or saves data. */
export function isStill(): boolean {
  return (
    document.documentElement.classList.contains('lite') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
