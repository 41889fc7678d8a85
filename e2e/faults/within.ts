/** What comes of it, unless that takes too long or fails: a page may be gone before it has answered. */
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
