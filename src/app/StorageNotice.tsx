import './StorageNotice.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { env } from '../env.ts';
import { repairStorage } from '../pwa/repairStorage.ts';
import { applyUpdate } from '../pwa/updatePrompt.ts';
import {
  dismissStorageTrouble,
  type StorageTrouble,
  storageTrouble,
} from '../state/device/storageTrouble.ts';
import { askToSignIn } from '../state/session/askToSignIn.ts';
import { session } from '../state/session/session.ts';
import { flushAll } from '../storage/persisted.ts';
import { Button } from '../ui/button/Button.tsx';

const SAFE = 'Your money and bets are safe with us.';
const FORGETS = 'This phone will not remember you';

interface Telling {
  text: string;
  act?: { name: string; run(): unknown };
}

const TRY_AGAIN = { name: 'Try again', run: () => location.reload() };

const TELLINGS: Record<StorageTrouble, Telling> = {
  off: {
    text: `${FORGETS}: its storage is off. You'll need to log in again after closing the page.`,
  },
  silent: {
    text: `${FORGETS} until its storage answers. Close other tabs of ${env.name} and try again. Nothing is lost.`,
    act: TRY_AGAIN,
  },
  blocked: {
    text: `Close other tabs of ${env.name} and try again: an older version holds the storage. ${FORGETS} until then.`,
    act: TRY_AGAIN,
  },
  newer: {
    text: `A newer version of ${env.name} was used here. ${FORGETS} until this page is updated. Nothing is lost.`,
    act: { name: 'Update', run: update },
  },
  broken: {
    text: `${FORGETS}: its storage is damaged. Repairing removes what ${env.name} saved on it. ${SAFE}`,
    act: { name: 'Repair storage', run: repairStorage },
  },
  lost: {
    text: `Please log in again: this phone has lost what ${env.name} saved on it. ${SAFE}`,
    act: { name: 'Log in', run: askToSignIn },
  },
  full: {
    text: `This phone is full. We removed saved lists to make room. Free some space to save new ones. ${SAFE}`,
  },
};

async function update(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  await applyUpdate({ flush: flushAll, isSafe: () => true });
}

/** Shown over any page until the player dismisses it. */
export function StorageNotice() {
  const { kind } = useSnapshot(storageTrouble);
  const { isAuth } = useSnapshot(session);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!kind || (kind === 'lost' && isAuth)) return null;
  const { text, act } = TELLINGS[kind];

  async function run() {
    setBusy(true);
    setFailed(false);
    try {
      await act?.run();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <aside className="storage-notice" aria-label="Storage of this phone">
      <p role="status">{hasFailed ? 'This needs a connection. Try again in a moment.' : text}</p>
      {act && (
        <Button isSmall isBusy={isBusy} onClick={() => void run()}>
          {act.name}
        </Button>
      )}
      <Button
        kind="quiet"
        isSmall
        onClick={() => {
          setFailed(false);
          dismissStorageTrouble();
        }}
      >
        {act ? 'Not now' : 'OK'}
      </Button>
    </aside>
  );
}
