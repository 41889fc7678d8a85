import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface LaterViewProps {
  load(): Promise<ComponentType>;
}

/** A view whose code is fetched first; when it does not arrive, it says so and can be tried again. */
export function LaterView({ load }: LaterViewProps) {
  const [View, setView] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

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

  if (View) return <View />;
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
