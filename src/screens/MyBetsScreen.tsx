import { MyBetsView } from '../features/bets/MyBetsView.tsx';

export function MyBetsScreen() {
  return <MyBetsView />;
}
