/** An in-memory Cache Storage, by path, which can run out of room. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  let isFull = () => false;
  const keyOf = (request: string | { url: string }) => {
    if (typeof request === 'string') return request;
    const { pathname, search } = new URL(request.url);
    return pathname + search;
  };

  function cache(kept: Map<string, Response>) {
    return {
      match: async (request: string | { url: string }) => kept.get(keyOf(request))?.clone(),
      keys: async () => [...kept.keys()].map((path) => ({ url: `https://oja.example${path}` })),
      delete: async (request: string | { url: string }) => kept.delete(keyOf(request)),
      async put(request: string | { url: string }, response: Response) {
        if (isFull()) throw new DOMException('no room', 'QuotaExceededError');
        kept.set(keyOf(request), response);
      },
    };
  }

  const caches = {
    async open(name: string) {
      const kept = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, kept);
      return cache(kept);
    },
    async match(request: string | { url: string }, { cacheName }: { cacheName?: string } = {}) {
      for (const [name, kept] of stores) {
        if (cacheName !== undefined && name !== cacheName) continue;
        const response = kept.get(keyOf(request));
        if (response) return response.clone();
      }
      return undefined;
    },
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  };

  return {
    caches,
    names: () => [...stores.keys()],
    /** Sorted, because files that are fetched side by side are kept in any order. */
    pathsIn: (name: string) => [...(stores.get(name)?.keys() ?? [])].sort(),
    /** While the condition holds, nothing more can be stored. */
    refuseWhile(condition: () => boolean) {
      isFull = condition;
    },
  };
}
