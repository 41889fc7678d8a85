/** A list as the landing page shows it without the app. */
export interface ListRead {
  /** As the server sent it. */
  data: unknown;
  /** When it came, epoch ms. */
  savedAt: number;
  /** Why the last refresh failed. */
  problem: string | undefined;
}

/** What the landing page shows without the app, for the app that takes it over. Empty on every other page. */
export const landingRead = {
  /** By category. */
  lists: new Map<string, ListRead>(),
  isOffline: false,
  /** From then on nothing is written into the page. */
  stop: (): void => undefined,
};
