/** A bare list of listeners. Prices reach their cells through it, outside any store or render. */
export interface Signal {
  subscribe(hear: () => void): () => void;
  emit(): void;
}

export function signal(): Signal {
  const hearers = new Set<() => void>();
  return {
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    emit() {
      for (const hear of hearers) hear();
    },
  };
}
