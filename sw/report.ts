/** Tells the page that asked, if it waits for an answer, whether the work succeeded. */
export async function report(work: Promise<void>, ports: readonly MessagePort[]): Promise<void> {
  const isDone = await work.then(
    () => true,
    (error: unknown) => {
      console.warn('not done', error);
      return false;
    },
  );
  for (const port of ports) port.postMessage({ isDone });
}
