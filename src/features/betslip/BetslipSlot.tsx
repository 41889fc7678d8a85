import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { session } from '../../state/session.ts';

/**
 * Holds the place of the bet slip for players, and for guests who look at a match. Its code is
 * fetched when the first page stands: nobody who lands here weighs it.
 */
export function BetslipSlot() {
  const { isAuth } = useSnapshot(session);
  const [path] = useLocation();
  const isWanted = isAuth || path.startsWith('/exchange/');
  const [isMounted, setIsMounted] = useState(false);
  const [slip, setSlip] = useState<{ Dock: ComponentType }>();

  useEffect(() => setIsMounted(true), []);
  useEffect(() => {
    if (!isWanted) return;
    import('./BetslipDock.tsx').then(
      (module) => setSlip({ Dock: module.BetslipDock }),
      (error) => console.warn('bet slip not loaded', error),
    );
  }, [isWanted]);

  // Nothing at first, as prerendered.
  if (!isMounted || !isWanted) return null;
  // On a wide window the column stands before the slip does, so that no price moves aside for it.
  return slip ? <slip.Dock /> : <span />;
}
