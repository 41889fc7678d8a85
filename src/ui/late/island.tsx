import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import { releaseHeld } from './held.ts';
import { useHydrated } from './useHydrated.ts';

const never = () => new Promise<never>(() => undefined);

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** For prerendering: fetches every island of the modules that are loaded. */
export const islands = new Set<() => Promise<void>>();

/** For prerendering: names of the islands on the pages rendered since it was emptied. */
export const shownIslands = new Set<string>();

/**
 * A part of the page whose code is not on the way to the first view: it is fetched when `needed`
 * resolves. A part that only shows and links names no need: where it was prerendered React leaves its
 * HTML alone, anywhere else its code is fetched at once. While there is no network it waits for one.
 */
export function island(
  load: () => Promise<ComponentType>,
  needed?: () => Promise<unknown>,
): () => ReactNode {
  const code = lateCode(load, needed);
  islands.add(code.fetched);
  // One and the same element: a new one would have React ask for the code at each change around it.
  const view = (
    <Suspense>
      <Part code={code} />
    </Suspense>
  );
  return () => view;
}

type LateCode = ReturnType<typeof lateCode>;

function lateCode(load: () => Promise<ComponentType>, needed?: () => Promise<unknown>) {
  let component: ComponentType | undefined;
  let fetching: Promise<void> | undefined;
  let waking: Promise<void> | undefined;

  async function fetchAll(): Promise<void> {
    while (!component) {
      component = await load().catch(() => undefined);
      if (!component) await online();
    }
  }

  function fetched(): Promise<void> {
    fetching ??= fetchAll();
    return fetching;
  }

  function woken(isPrerendered: boolean): Promise<void> {
    if (!needed && !isPrerendered) return fetched();
    waking ??= (needed ?? never)().then(fetched);
    return waking;
  }

  return { component: () => component, fetched, woken };
}

function Part({ code }: { code: LateCode }) {
  const isHydrated = useHydrated();
  useEffect(releaseHeld, []);
  if (!code.component()) use(code.woken(!isHydrated));
  const Loaded = code.component();
  if (import.meta.env.SSR && Loaded) shownIslands.add(Loaded.name);
  return Loaded ? <Loaded /> : null;
}
