import './Flag.css';
import { late } from '../late/late.tsx';

const FlagArt = late(() => import('./FlagArt.tsx').then((module) => module.FlagArt));

/** The flag of a country, by its ISO 3166 code, beside words that name it. Nothing is drawn for one we have not drawn. */
export function Flag({ country }: { country: string }) {
  return (
    <span className="flag" aria-hidden="true">
      {!import.meta.env.SSR && <FlagArt country={country} />}
    </span>
  );
}
