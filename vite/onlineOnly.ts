/**
 * Screens that can do nothing without a network: what only they need is not kept ahead. The worker
 * keeps it when it is first used.
 */
export const onlineOnly = [
  'src/screens/AuraGamesScreen.tsx',
  'src/screens/BetbyScreen.tsx',
  'src/screens/CasinoDesktopScreen.tsx',
  'src/screens/CasinosScreen.tsx',
  'src/screens/DepositScreen.tsx',
  'src/screens/GamesScreen.tsx',
  'src/screens/JetfairScreen.tsx',
  'src/screens/KingmakerScreen.tsx',
  'src/screens/ProvidersScreen.tsx',
  'src/screens/SlotsScreen.tsx',
  'src/screens/SportsProviderScreen.tsx',
  // Steps that each wait for a code from the server.
  'src/features/auth/RegisterView.tsx',
  'src/features/auth/ForgotPasswordView.tsx',
];
