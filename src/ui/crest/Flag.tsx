import './Flag.css';
import { late } from '../late/late.tsx';
import { useHydrated } from '../late/useHydrated.ts';

const FlagArt = late(() => import('./FlagArt.tsx').then((module) => module.FlagArt));

/** The flag of a country, by its ISO 3166 code, beside words that name it. Nothing is drawn for one we have not drawn. */
export function Flag({ country }: { country: string }) {
  return (
    <span className="flag" aria-hidden="true">
      {useHydrated() && <FlagArt country={country} />}
    </span>
  );
}
