import { DrawCard } from '../features/promotions/draw/DrawCard.tsx';
import { DrawSkeleton } from '../features/promotions/draw/DrawSkeleton.tsx';
import { late } from '../ui/late/late.tsx';

const LiveDraw = late(
  () => import('../features/promotions/draw/LiveDraw.tsx').then((module) => module.LiveDraw),
  { waiting: <DrawSkeleton /> },
);

export function DrawIsland() {
  return <DrawCard live={!import.meta.env.SSR && <LiveDraw />} />;
}
