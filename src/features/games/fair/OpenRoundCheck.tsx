import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { late } from '../../../ui/late/late.tsx';

const RoundChecker = late(() => import('./RoundChecker.tsx').then((module) => module.RoundChecker));

/** Opens the check of casino rounds, at once for a link with a round. It comes with the app. */
export function OpenRoundCheck() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (location.hash.startsWith('#round=')) setOpen(true);
  }, []);
  if (isOpen) return <RoundChecker />;
  return (
    <Button kind="quiet" onClick={() => setOpen(true)}>
      Check a round
    </Button>
  );
}
