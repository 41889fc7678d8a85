import './Sides.css';
import { sidesOf } from '../../domain/market/sides.ts';
import { Crest } from '../crest/Crest.tsx';
import { Mark } from '../crest/Mark.tsx';

interface SidesProps {
  sportId: number;
  /** `Home v Away`. */
  name: string;
}

/** The name of a match in two lines, each side with its crest; a player of tennis has letters. */
export function Sides({ sportId, name }: SidesProps) {
  const sides = sidesOf(name);
  if (!sides) return name;
  const [home, away] = sides;
  const isPerson = sportId === 2;
  return (
    <>
      <Side name={home} isPerson={isPerson} />
      <span className="visually-hidden"> v </span>
      <Side name={away} isPerson={isPerson} />
    </>
  );
}

function Side({ name, isPerson }: { name: string; isPerson: boolean }) {
  return (
    <span className="side">
      {isPerson ? <Mark name={name} isRound /> : <Crest name={name} />}
      <span className="side__name">{name}</span>
    </span>
  );
}
