import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { type LateComponent, late } from '../../ui/late/late.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

/** Wraps a view whose code is fetched on demand. If it does not arrive, it says so and offers another try. */
export function laterView(load: () => Promise<ComponentType>): LateComponent<object> {
  const loadFocused = async () => {
    const View = await load();
    return () => (
      <FirstField>
        <View />
      </FirstField>
    );
  };
  return late(loadFocused, {
    waiting: <Skeleton className="auth-view__skeleton" />,
    failed: (retry) => (
      <div className="auth-view">
        <Notice kind="error">No connection. Check your internet and try again.</Notice>
        <Button kind="quiet" onClick={retry}>
          Try again
        </Button>
      </div>
    ),
  });
}

/** Focuses the view's first field, except for players who move along the tabs by keyboard. */
function FirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('[role=tab]')) return;
    place.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
