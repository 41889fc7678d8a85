import { toggleMarket } from '../../state/favourites.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListRow } from '../../ui/ListRow.tsx';

/** A market with a star that the server lists no more. */
export function GoneMarket({ gameId, marketId }: { gameId: string; marketId: string }) {
  return (
    <Card>
      <ListRow
        title="This market is over"
        detail="Bets on it are settled all the same and stand in My bets."
      >
        <Button kind="quiet" isSmall onClick={() => void toggleMarket({ gameId, marketId })}>
          Take away
        </Button>
      </ListRow>
    </Card>
  );
}
