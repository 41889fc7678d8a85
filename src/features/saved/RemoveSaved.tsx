import { useState } from 'react';
import { removeSaved } from '../../pwa/savedContent.ts';
import { dropSaved } from '../../storage/dropSaved.ts';
import type { SavedList } from '../../storage/savedLists.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

interface RemoveSavedProps {
  lists: readonly SavedList[];
  onRemoved(): void;
}

/** Deletes saved lists to free space, after a confirmation. */
export function RemoveSaved({ lists, onRemoved }: RemoveSavedProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await Promise.all([removeSaved(), dropSaved(lists.map(({ key }) => key))]);
    } catch (error) {
      // Whatever could not be removed is in the list shown next.
      console.warn('not removed', error);
    }
    setBusy(false);
    setAsked(false);
    onRemoved();
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        Remove it all
      </Button>
      <Dialog title="Remove what is saved?" isOpen={isAsked} onClose={() => setAsked(false)}>
        <p>
          This removes pages, lists and prices from this phone. You stay logged in, and your money
          and bets are safe with us. What you open next uses data again.
        </p>
        <div className="saved__acts">
          <Button kind="danger" onClick={() => void remove()} isBusy={isBusy}>
            Remove it all
          </Button>
          <Button kind="quiet" onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
