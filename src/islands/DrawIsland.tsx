import { DrawCard } from '../features/promotions/draw/DrawCard.tsx';
import { late } from '../ui/late/late.tsx';

const LiveDraw = late(() =>
  import('../features/promotions/draw/LiveDraw.tsx').then((module) => module.LiveDraw),
);

export function DrawIsland() {
  return <DrawCard live={!import.meta.env.SSR && <LiveDraw />} />;
}
