/** What an offline start needs even when nothing more was fetched. */
export const firstModules = [
  'src/app/laterScreens.ts',
  'src/screens/HomeScreen.tsx',
  'src/screens/MyBetsScreen.tsx',
  'src/screens/SavedScreen.tsx',
];
