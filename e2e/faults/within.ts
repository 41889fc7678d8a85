/** The result of the work; undefined when it fails or takes too long, because the page may be gone. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    limit = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([work.catch(() => undefined), patience]);
  } finally {
    clearTimeout(limit);
  }
}
