import './WheelPicture.css';
import { useRef } from 'react';
import { isRed, WHEEL_RIM } from '../../../domain/casino/data/tableGames.ts';

/** The numbers of a European wheel in their order round the rim. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

interface Field {
  tone: string;
  text: string;
}

const RIMS: Readonly<Record<'roulette' | 'wheel', readonly Field[]>> = {
  roulette: POCKETS.map((number) => ({
    tone: number === 0 ? 'zero' : isRed(number) ? 'red' : 'black',
    text: String(number),
  })),
  wheel: WHEEL_RIM.map((times) => ({ tone: `x${times}`, text: `${times}` })),
};

const WAITING = {
  roulette: 'Place your chips, then spin.',
  wheel: 'Place your chips, then turn.',
};

const TURNS = 3;
const round = (value: number) => Math.round(value * 100) / 100;
const at = (degrees: number, r: number) => {
  const turn = (degrees * Math.PI) / 180;
  return `${round(100 + r * Math.sin(turn))} ${round(100 - r * Math.cos(turn))}`;
};

interface WheelPictureProps {
  kind: 'roulette' | 'wheel';
  /** The field it stops at, as drawn; undefined before the first round and while one is under way. */
  at: number | undefined;
  isLanding: boolean;
}

/** A wheel that turns to the result, below a pointer. What it shows stands in words in its middle. */
export function WheelPicture({ kind, at: drawn, isLanding }: WheelPictureProps) {
  const rim = RIMS[kind];
  const width = 360 / rim.length;
  const angle = useStop(drawn === undefined ? undefined : placeOf(kind, drawn) * width);
  const field = drawn === undefined ? undefined : rim[placeOf(kind, drawn)];
  const words = field && (kind === 'wheel' ? `${field.text}×` : field.text);
  return (
    <div className="wheel" data-kind={kind}>
      <svg className="wheel__rim" viewBox="0 0 200 200" aria-hidden="true">
        <g className="wheel__turning" style={{ transform: `rotate(${-angle}deg)` }}>
          {rim.map(({ tone, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is identified by its place
            <g key={place}>
              <path
                className={`wheel__field wheel__field--${tone}`}
                d={`M${at((place - 0.5) * width, 96)}A96 96 0 0 1 ${at((place + 0.5) * width, 96)}L${at((place + 0.5) * width, 66)}A66 66 0 0 0 ${at((place - 0.5) * width, 66)}z`}
              />
              <text x="100" y="16" transform={`rotate(${place * width} 100 100)`}>
                {text}
              </text>
            </g>
          ))}
        </g>
        <circle className="wheel__hub" cx="100" cy="100" r="62" />
        <path className="wheel__pointer" d="M91 0h18l-9 20z" />
      </svg>
      {words && !isLanding ? (
        <b className={`wheel__result wheel__result--${field.tone}`}>{words}</b>
      ) : (
        <span className="wheel__waiting">{drawn === undefined ? WAITING[kind] : ''}</span>
      )}
    </div>
  );
}

const placeOf = (kind: 'roulette' | 'wheel', drawn: number) =>
  kind === 'roulette' ? POCKETS.indexOf(drawn) : drawn;

/** The angle to turn to, in degrees: on from where it stands, and round some times. */
function useStop(stop: number | undefined): number {
  const turned = useRef({ stop, angle: stop ?? 0 });
  const { current } = turned;
  if (stop !== undefined && stop !== current.stop) {
    const whole = Math.ceil(current.angle / 360) + TURNS;
    turned.current = { stop, angle: whole * 360 + stop };
  } else if (stop === undefined) {
    turned.current = { stop, angle: current.angle };
  }
  return turned.current.angle;
}
