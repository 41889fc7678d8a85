import type { ComponentType } from 'react';

export type ScreenProps = { params: Record<string, string | undefined> };

/**
 * A screen with its own chunk. Unlike `React.lazy` it renders synchronously once loaded, which prerendering
 * and hydration need: neither may show a fallback where the other shows the page.
 */
export interface LazyScreen {
  /** Fetches the code once. A failure is kept until `forget`, otherwise rendering would retry forever. */
  preload(): Promise<void>;
  /** Clears a failure, so that the code can be fetched again. */
  forget(): void;
  component(): ComponentType<ScreenProps> | undefined;
}

/** Makes a screen whose code is loaded by `load`. */
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
