import './Kit.css';
import './FlagArt.css';
import { FLAGS } from './flags.ts';

export function FlagArt({ country }: { country: string }) {
  return (
    <svg className="flag-art" viewBox="0 0 18 12" aria-hidden="true">
      {FLAGS[country]?.map(([colour, path]) => (
        <path key={path} fill={`var(--kit-${colour})`} d={path} />
      ))}
    </svg>
  );
}
