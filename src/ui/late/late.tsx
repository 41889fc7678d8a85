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

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** For prerendering: loads the code of every late part that the first render met. */
export const lateParts = new Set<() => Promise<void>>();

/** For prerendering: names of the late parts rendered since the set was last emptied. */
export const shownLateParts = new Set<string>();

export interface LateOptions<Props extends object = object> {
  /** Resolves when the code is needed. Without it, the code is fetched when the part is first shown. */
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
  let isAwake = when === undefined || import.meta.env.SSR;
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

  function wake(): Promise<void> {
    if (isAwake || !when) return fetch();
    waking ??= Promise.race([when(), called]).then(() => {
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
  const [, setAttempts] = useState(0);
  // Forget a failure, so that the next showing tries again.
  useEffect(() => () => code.forget(), [code]);
  if (import.meta.env.SSR) lateParts.add(code.fetch);
  const isSettled = code.component() || (code.failed && code.hasFailed());
  if (!code.isAwake() || !isSettled) use(code.wake());
  const Loaded = code.component();
  if (import.meta.env.SSR && Loaded && !code.isPage) shownLateParts.add(Loaded.name);
  if (Loaded) return <Loaded {...props} />;
  return code.failed?.(() => {
    code.forget();
    setAttempts((attempts) => attempts + 1);
  }, props);
}
