import { JackpotView } from '../../features/jackpot/JackpotView.tsx';

export function JackpotScreen() {
  return <JackpotView />;
}
