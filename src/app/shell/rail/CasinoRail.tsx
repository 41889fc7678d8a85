import { CasinoPlaces } from '../../../features/casino/CasinoPlaces.tsx';

export function CasinoRail() {
  return (
    <>
      <h2 className="side-rail__title">Casino</h2>
      <CasinoPlaces />
    </>
  );
}
