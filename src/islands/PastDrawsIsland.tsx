import { late } from '../ui/late/late.tsx';

const PastDraws = late(() =>
  import('../features/promotions/draw/PastDraws.tsx').then((module) => module.PastDraws),
);

export function PastDrawsIsland() {
  return !import.meta.env.SSR && <PastDraws />;
}
