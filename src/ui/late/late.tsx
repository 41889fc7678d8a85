import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { underWay } from '../../lib/underWay.ts';
import { releaseHeld } from './held.ts';
import { useHydrated } from './useHydrated.ts';

const never = () => new Promise<never>(() => undefined);

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** For prerendering: loads the code of every late part that the first render met. */
export const lateParts = new Set<() => Promise<void>>();

/** For prerendering: names of the late parts rendered since the set was last emptied. */
export const shownLateParts = new Set<string>();

export interface LateOptions<Props extends object = object> {
  /**
   * Resolves when the code is needed. Without it, the code is fetched when the part is first shown; but that
   * of a prerendered part is not fetched by itself, and React leaves its HTML alone.
   */
  when?: () => Promise<unknown>;
  /** Shown while the code is loading. */
  waiting?: ReactNode;
  /**
   * Shown when the code does not load. Without it nothing is shown, and the code is fetched again when the
   * network returns.
   */
  failed?: (retry: () => void, props: Props) => ReactNode;
  /**
   * A whole page: throws a failure to the error boundary around it, which calls `forget` before another try.
   * What was pressed before its code arrived waits until the app has started.
   */
  isPage?: boolean;
}

export type LateComponent<Props> = ComponentType<Props> & {
  /** Fetches the code now, even if the part is not shown or needed yet. Rejects only for a page. */
  preload(): Promise<void>;
  /** Drops a failure, so that the next showing fetches the code again. */
  forget(): void;
};

/** The one way to load code after the page: a component that fetches its own code. */
export function late<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  options: LateOptions<NoInfer<Props>> = {},
): LateComponent<Props> {
  const code = lateCode(load, options);
  // Keep the element while its props are the same: with a new one, React would ask for the code of a
  // prerendered part on every change around it.
  return Object.assign(
    memo((props: Props) => (
      <Suspense fallback={options.waiting}>
        <Part code={code} props={props} />
      </Suspense>
    )),
    { preload: code.preload, forget: code.forget },
  );
}

type LateCode<Props extends object> = ReturnType<typeof lateCode<Props>>;

function lateCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, failed, isPage = false }: LateOptions<Props>,
) {
  let component: ComponentType<Props> | undefined;
  let hasFailed = false;
  let fetching: Promise<void> | undefined;
  let waking: Promise<void> | undefined;
  let isAwake = when === undefined;
  let call: () => void = () => undefined;
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });

  async function fetchCode(): Promise<void> {
    while (!component && !hasFailed) {
      try {
        component = await underWay(load());
      } catch (error) {
        hasFailed = isPage || failed !== undefined;
        if (isPage) throw error;
        if (!failed) await online();
      }
    }
  }

  function fetch(): Promise<void> {
    fetching ??= fetchCode();
    return fetching;
  }

  function wake(isPrerendered: boolean): Promise<void> {
    if (!when && !isPrerendered) return fetch();
    waking ??= Promise.race([(when ?? never)(), called]).then(() => {
      isAwake = true;
      return fetch();
    });
    return waking;
  }

  return {
    fetch,
    wake,
    failed,
    isPage,
    preload() {
      isAwake = true;
      call();
      return fetch();
    },
    component: () => component,
    isAwake: () => isAwake,
    hasFailed: () => hasFailed,
    forget() {
      if (!hasFailed) return;
      hasFailed = false;
      fetching = undefined;
      waking = undefined;
    },
  };
}

function Part<Props extends object>({ code, props }: { code: LateCode<Props>; props: Props }) {
  const isHydrated = useHydrated();
  const [, setAttempts] = useState(0);
  useEffect(() => {
    if (!code.isPage) releaseHeld();
  }, [code]);
  // Forget a failure, so that the next showing tries again.
  useEffect(() => () => code.forget(), [code]);
  if (!isHydrated) lateParts.add(code.fetch);
  const isDue = code.isAwake() || !isHydrated;
  const isSettled = code.component() || (code.failed && code.hasFailed());
  if (!isDue || !isSettled) use(code.wake(!isHydrated));
  const Loaded = code.component();
  if (import.meta.env.SSR && Loaded && !code.isPage) shownLateParts.add(Loaded.name);
  if (Loaded) return <Loaded {...props} />;
  return code.failed?.(() => {
    code.forget();
    setAttempts((attempts) => attempts + 1);
  }, props);
}
