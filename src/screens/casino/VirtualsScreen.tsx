import { VirtualsView } from '../../features/aura/league/VirtualsView.tsx';
import { CasinoNav } from '../../features/casino/CasinoNav.tsx';
import type { AddToAcca as Added } from '../../features/sportsbook/virtual/AddToAcca.tsx';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';

const AddToAcca = late<Parameters<typeof Added>[0]>(
  () =>
    import('../../features/sportsbook/virtual/AddToAcca.tsx').then((module) => module.AddToAcca),
  inPlaceQuiet,
);

export function VirtualsScreen() {
  return <VirtualsView nav={<CasinoNav />} acca={(price) => <AddToAcca {...price} />} />;
}
