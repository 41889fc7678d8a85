import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { late } from '../../../ui/late/late.tsx';
import { useHydrated } from '../../../ui/late/useHydrated.ts';

const RoundChecker = late(() => import('./RoundChecker.tsx').then((module) => module.RoundChecker));

/** Opens the check of casino rounds, at once for a link with a round. It comes with the app. */
export function OpenRoundCheck() {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (location.hash.startsWith('#round=')) setOpen(true);
  }, []);
  if (!isHydrated) return null;
  if (isOpen) return <RoundChecker />;
  return (
    <Button kind="quiet" onClick={() => setOpen(true)}>
      Check a round
    </Button>
  );
}
