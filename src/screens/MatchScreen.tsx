import { MatchBets } from '../features/bets/MatchBets.tsx';
import { MatchView } from '../features/exchange/MatchView.tsx';

interface MatchScreenProps {
  params: Record<string, string | undefined>;
}

export function MatchScreen({ params: { gameId = '' } }: MatchScreenProps) {
  return (
    <MatchView key={gameId} gameId={gameId}>
      <MatchBets gameId={gameId} />
    </MatchView>
  );
}
