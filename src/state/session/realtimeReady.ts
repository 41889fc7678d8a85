const onReady = new Set<() => void>();

/**
 * Runs `resume` after every connect, once balance and exposure are known again. Streams resume there. Returns
 * a function that ends it.
 */
export function whenRealtimeReady(resume: () => void): () => void {
  onReady.add(resume);
  return () => onReady.delete(resume);
}

export function tellRealtimeReady(): void {
  for (const resume of onReady) resume();
}
