import './InstallHint.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { env } from '../../env.ts';
import { paths } from '../../paths.ts';
import { isAppleTouch, isInstalled } from '../../pwa/installedApp.ts';
import { installOffer, promptInstall } from '../../pwa/installOffer.ts';
import { betsAside } from '../../state/bets/betsAside.ts';
import { betslip } from '../../state/bets/betslip.ts';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { installMark, isInstallDue, isPackaged, noteInstallAsked } from './installMoment.ts';

/** Pages on which the player must not be interrupted: prices, money, documents. */
const BUSY =
  /^\/(exchange|deposit|withdraw|cashier|gatewaylist|kyc|maintenance|download-apk|sports|betby|jetfair|aura|casinos\/desktop)/;

/**
 * Suggests installing the app, once the player has seen its use. Never over a slip, prices or a money form.
 */
export function InstallHint() {
  const [path] = useLocation();
  const { draft, phase } = useSnapshot(betslip);
  const { bets } = useSnapshot(betsAside);
  const { status } = useSnapshot(connection);
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen);
  const [mark] = useState(() => installMark(Date.now()));
  const [hasBet, setHasBet] = useState(false);
  const [isDone, setDone] = useState(false);
  const isApple = isAppleTouch();

  useEffect(() => {
    if (phase.is === 'done') setHasBet(true);
  }, [phase.is]);

  const isSlipEmpty = !draft && bets.length === 0;
  const isFree = isSlipEmpty && (status === 'live' || status === 'off') && !BUSY.test(path);
  const isPossible = (isOffered || isApple) && !isInstalled() && !isPackaged();
  const isShown = !isDone && isFree && isPossible && isInstallDue(mark, Date.now(), hasBet);

  useEffect(() => {
    if (isShown) noteInstallAsked(Date.now());
  }, [isShown]);

  if (!isShown) return null;
  return (
    <aside className="install-hint" aria-label={`Install ${env.name}`}>
      <p className="install-hint__text">
        {isApple ? (
          <>
            {env.name} as an app: tap the share button, then <b>Add to Home Screen</b>.
          </>
        ) : (
          `${env.name} as an app: an icon on your home screen, no store and no file.`
        )}{' '}
        <Link href={paths.downloadApk}>How much data it uses</Link>
      </p>
      {!isApple && (
        <Button isSmall onClick={() => void promptInstall().then(() => setDone(true))}>
          Install
        </Button>
      )}
      <Button kind="quiet" isSmall onClick={() => setDone(true)}>
        Not now
      </Button>
    </aside>
  );
}
