import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Notice } from '../status/Notice.tsx';
import './NewerRowsNotice.css';
import { newerApp } from './newerApp.ts';

const FOUND = "A new version is downloading. You can update here when it's ready.";
const NOTHING_NEWER = 'There is no newer version yet. Please try again later.';

/** `rows`: how many were left out, or are shown in part. */
export function NewerRowsNotice({ rows }: { rows: number }) {
  const [found, setFound] = useState<string>();
  const [isLooking, setLooking] = useState(false);

  async function update(): Promise<void> {
    setLooking(true);
    setFound((await newerApp.look()) ? FOUND : NOTHING_NEWER);
    setLooking(false);
  }

  return (
    <div className="newer-rows">
      <Notice kind="info">
        <p>{rows === 1 ? '1 row needs' : `${rows} rows need`} a newer version of this app.</p>
        {found ? (
          <p>{found}</p>
        ) : (
          <Button kind="quiet" isSmall isBusy={isLooking} onClick={update}>
            Update
          </Button>
        )}
      </Notice>
    </div>
  );
}
