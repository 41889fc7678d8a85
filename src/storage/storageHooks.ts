/** Callbacks from storage into the app, which sets them once at start. Storage may not import state. */
export const storageHooks = {
  /** Storage refused, or lost what it kept. The name of the error says which. */
  troubled: (_error: unknown): void => undefined,
};
