import './InstallOffer.css';
import { useSyncExternalStore } from 'react';
import { env } from '../../env.ts';
import { isInstalled } from '../../pwa/installedApp.ts';
import { installOffer, promptInstall } from '../../pwa/installOffer.ts';
import { Button } from '../../ui/button/Button.tsx';

const never = () => () => undefined;

/** The browser's own install prompt, where there is one, and a hint in its place until it is known. */
export function InstallOffer() {
  const isOpen = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen, () => false);
  const isHere = useSyncExternalStore(never, isInstalled, () => false);
  return (
    <div className="install-offer">
      {isHere && <p>You are in the installed app now.</p>}
      {!isHere && isOpen && (
        <Button kind="action" onClick={() => void promptInstall()}>
          Install {env.name}
        </Button>
      )}
      {!isHere && !isOpen && <p>Your browser's menu installs it: follow the steps below.</p>}
    </div>
  );
}
