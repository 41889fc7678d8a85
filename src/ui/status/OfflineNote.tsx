import { lagosClock } from '../../domain/time/lagosTime.ts';

interface OfflineNoteProps {
  /** Epoch ms. */
  since: number;
  /** The phone says that it is connected. */
  isSilent: boolean;
}

/** Says that there is no network. Without hooks: also rendered by the landing page (`src/pages/toNodes.ts`). */
export function OfflineNote({ since, isSilent }: OfflineNoteProps) {
  return (
    <p className="connection">
      <b>Offline since {lagosClock(since)}.</b>{' '}
      {isSilent && 'Your phone is connected, but nothing answers. '}
      Saved matches, bets and rules still open. You can bet again when you're online.
    </p>
  );
}
