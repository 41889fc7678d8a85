import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ListRow } from '../../../ui/list/ListRow.tsx';
import { toggleMarket } from './favourites.ts';

/** A starred market that the server no longer lists. */
export function GoneMarket({ gameId, marketId }: { gameId: string; marketId: string }) {
  return (
    <Card>
      <ListRow
        title="This market is over"
        detail="Bets on it are still settled and show in My bets."
      >
        <Button kind="quiet" isSmall onClick={() => void toggleMarket({ gameId, marketId })}>
          Remove
        </Button>
      </ListRow>
    </Card>
  );
}
