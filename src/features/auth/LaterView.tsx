import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

interface LaterViewProps {
  load(): Promise<ComponentType>;
}

/** A view whose code is fetched first; when it does not arrive, it says so and can be tried again. */
export function LaterView({ load }: LaterViewProps) {
  const [View, setView] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isWanted = true;
    load().then(
      (component) => isWanted && setView(() => component),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  useEffect(() => {
    // Who moves along the tabs stays there; everybody else goes on in the first field.
    if (!View || document.activeElement?.matches('[role=tab]')) return;
    place.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
  }, [View]);

  if (View) {
    return (
      <div ref={place}>
        <View />
      </div>
    );
  }
  if (failed < attempt) return <Skeleton className="auth-view__skeleton" />;
  return (
    <div className="auth-view">
      <Notice kind="error">This step needs a connection.</Notice>
      <Button kind="quiet" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
    </div>
  );
}
