const FRAME_MS = 1000 / 60;

/** Counts frames from now on; `stop` returns the percentage of due frames that were dropped. */
export function watchFrames(): { stop(): number } {
  let shown = 0;
  let dropped = 0;
  let lastAt = 0;
  let isOver = false;
  const frame = (at: number) => {
    if (isOver) return;
    if (lastAt > 0) {
      shown += 1;
      dropped += Math.max(0, Math.round((at - lastAt) / FRAME_MS) - 1);
    }
    lastAt = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return {
    stop() {
      isOver = true;
      return (100 * dropped) / Math.max(1, shown + dropped);
    },
  };
}
