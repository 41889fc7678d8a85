export function MyBetsScreen() {
  return <h1>My bets</h1>;
}
