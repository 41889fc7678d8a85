/** What storage tells the app; set once at start, so that it need not import state. */
export const storageHooks = {
  /** It was refused, or what it kept is gone. The name of the error tells what may be done. */
  troubled: (_error: unknown): void => undefined,
};
