/** How the app looks for a newer version of itself; set once at start, because `ui` knows nothing of workers. */
export const newerApp = {
  /** Resolves to whether there is one. */
  look: async (): Promise<boolean> => false,
};
