import { SportsbookView } from '../features/sportsbook/SportsbookView.tsx';

export function SportsbookScreen() {
  return <SportsbookView />;
}
