import type { ReactNode } from 'react';
import { sidesOf } from '../../domain/market/sides.ts';

/** The mark of a side, or of a person, beside the name. */
export type MarkOf = (name: string, isPerson: boolean) => ReactNode;

interface SidesProps {
  sportId: number;
  /** `Home v Away`. */
  name: string;
  markOf: MarkOf;
}

/** The name of a match in two lines, each side with its crest; a player of tennis has letters. Without hooks, as `EventRow`. */
export function Sides({ sportId, name, markOf }: SidesProps) {
  const sides = sidesOf(name);
  if (!sides) return name;
  const [home, away] = sides;
  const isPerson = sportId === 2;
  return (
    <>
      <Side name={home} mark={markOf(home, isPerson)} />
      <span className="visually-hidden"> v </span>
      <Side name={away} mark={markOf(away, isPerson)} />
    </>
  );
}

function Side({ name, mark }: { name: string; mark: ReactNode }) {
  return (
    <span className="side">
      {mark}
      <span className="side__name">{name}</span>
    </span>
  );
}
