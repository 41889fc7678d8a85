import { type ComponentType, memo, type ReactNode, useEffect, useReducer } from 'react';
import { underWay } from '../../lib/underWay.ts';
import { untilLoaded } from '../../lib/untilLoaded.ts';

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
   * Shown when the code does not load. Without it nothing is shown, and the code is fetched again until
   * it comes.
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
    memo((props: Props) => <Part code={code} props={props} />),
    { preload: code.preload, forget: code.forget },
  );
}

type LateCode<Props extends object> = ReturnType<typeof lateCode<Props>>;

function lateCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, waiting, failed, isPage = false }: LateOptions<Props>,
) {
  let component: ComponentType<Props> | undefined;
  let failure: unknown;
  let fetching: Promise<void> | undefined;
  let waking: Promise<void> | undefined;
  let isAwake = when === undefined || import.meta.env.SSR;
  let call: () => void = () => undefined;
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });

  async function fetchCode(): Promise<void> {
    const ask = () => underWay(load());
    try {
      component = await (isPage || failed ? ask() : untilLoaded(ask));
    } catch (error) {
      failure = error;
      if (isPage) throw error;
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
    waiting,
    failed,
    isPage,
    preload() {
      isAwake = true;
      call();
      return fetch();
    },
    component: () => component,
    isAwake: () => isAwake,
    failure: () => failure,
    forget() {
      if (failure === undefined) return;
      failure = undefined;
      fetching = undefined;
      waking = undefined;
    },
  };
}

/**
 * Without Suspense: React shows what comes late within it only after everything else, which on a cheap phone put
 * seconds between a tap on the menu and the menu.
 */
function Part<Props extends object>({ code, props }: { code: LateCode<Props>; props: Props }) {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const Loaded = code.isAwake() ? code.component() : undefined;
  const failure = Loaded ? undefined : code.failure();
  const isWaiting = !Loaded && failure === undefined;
  // While rendering, so that the code is on its way before the page is painted.
  if (import.meta.env.SSR) lateParts.add(code.fetch);
  else if (isWaiting) void code.wake().catch(() => undefined);
  useEffect(() => {
    if (!isWaiting) return;
    let isShown = true;
    const tell = () => isShown && show();
    code.wake().then(tell, tell);
    return () => {
      isShown = false;
    };
  }, [code, isWaiting]);
  // The next showing tries again; that of a page only when its boundary says so.
  useEffect(() => (code.isPage ? undefined : code.forget), [code]);
  if (import.meta.env.SSR && Loaded && !code.isPage) shownLateParts.add(Loaded.name);
  if (Loaded) return <Loaded {...props} />;
  if (isWaiting) return code.waiting;
  if (!code.failed) throw failure;
  return code.failed(() => {
    code.forget();
    show();
  }, props);
}
