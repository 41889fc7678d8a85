const resets = new Set<() => void>();

/** Registers how a store forgets its player; called by every sign-out, in this tab or another. */
export function onForget(reset: () => void): void {
  resets.add(reset);
}

export function forgetPlayer(): void {
  for (const reset of resets) reset();
}
