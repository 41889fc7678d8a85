import './SlipAway.css';
import { useSnapshot } from 'valtio';
import { slipMark } from '../../state/bets/slipMark.ts';
import { connection } from '../../state/session/connection.ts';

/** In the place of a slip whose code has not come. Says so once a price was tapped and the network is away. */
export function SlipAway() {
  const { isWanted, picked } = useSnapshot(slipMark);
  const { status } = useSnapshot(connection);
  const isMissed = status === 'offline' && (isWanted || picked !== undefined);
  return (
    <p className="slip-away" role="status">
      {isMissed && "Your selection is kept. The bet slip opens once you're back online."}
    </p>
  );
}
