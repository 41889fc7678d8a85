import './Crest.css';
import { late } from '../late/late.tsx';

const CrestArt = late(() => import('./CrestArt.tsx').then((module) => module.CrestArt));

/**
 * The crest of a side, beside its name. Its place is there at once; the drawing comes after the page, so that
 * it never holds a first view up.
 */
export function Crest({ name }: { name: string }) {
  return (
    <span className="crest" aria-hidden="true">
      {!import.meta.env.SSR && <CrestArt name={name} />}
    </span>
  );
}
