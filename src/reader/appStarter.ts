/** Starts the app once; where it did not come, the next call asks again. */
export function appStarter(loadApp: () => Promise<unknown>): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    loadApp().catch((error: unknown) => {
      isStarted = false;
      console.warn('the app did not come', error);
    });
  };
}
