import { late } from '../ui/late/late.tsx';

const OpenRoundCheck = late(() =>
  import('../features/games/fair/OpenRoundCheck.tsx').then((module) => module.OpenRoundCheck),
);

/** It comes with the app. */
export function OpenRoundCheckIsland() {
  return !import.meta.env.SSR && <OpenRoundCheck />;
}
