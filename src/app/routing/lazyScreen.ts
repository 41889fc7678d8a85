import type { ComponentType } from 'react';

export type ScreenProps = { params: Record<string, string | undefined> };

/**
 * A screen whose code arrives on its own. Unlike `React.lazy` it renders synchronously once loaded,
 * which prerendering and hydration need: neither may see a fallback where the other has a page.
 */
export interface LazyScreen {
  /** Fetches the code, once; a failure stays one until it is forgotten, or it would be asked for for ever. */
  preload(): Promise<void>;
  /** What failed may be tried again. */
  forget(): void;
  component(): ComponentType<ScreenProps> | undefined;
}

export function lazyScreen(load: () => Promise<ComponentType<ScreenProps>>): LazyScreen {
  let loaded: ComponentType<ScreenProps> | undefined;
  let loading: Promise<void> | undefined;
  return {
    component: () => loaded,
    preload() {
      loading ??= load().then((component) => {
        loaded = component;
      });
      return loading;
    },
    forget() {
      loading = undefined;
    },
  };
}
