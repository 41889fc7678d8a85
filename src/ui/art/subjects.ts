const round = (value: number) => Math.round(value * 10) / 10;

/** A disc, as two half circles. In a larger one it is a hole. */
const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const hole = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Every other field of a wheel with its middle at 24. */
const fields = (count: number, y: number, [from, to]: readonly [number, number]) =>
  Array.from({ length: count }, (_, index) => {
    const at = (turn: number, r: number) => {
      const angle = ((index + turn) * 2 * Math.PI) / count;
      return `${round(24 + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
    };
    return `M${at(0, from)}L${at(0, to)}L${at(0.5, to)}L${at(0.5, from)}z`;
  }).join('');

/** A die with pips at some of nine places. */
const die = (x: number, y: number, size: number, pips: readonly number[]) => {
  const [corner, side, step] = [size / 6, size - size / 3, size / 4];
  const holes = pips.map((pip) =>
    disc(x + step * (1 + (pip % 3)), y + step * (1 + Math.floor(pip / 3)), size / 10),
  );
  return `M${round(x + corner)} ${y}h${side}l${corner} ${corner}v${side}l${-corner} ${corner}h${-side}l${-corner} ${-corner}v${-side}z${holes.join('')}`;
};

/** One of six round the middle of a flower. */
const petal = (angle: number) =>
  disc(24 + 11 * Math.cos(angle), round(18 + 11 * Math.sin(angle)), 5.3);

const FRONT = 'M20 6h21a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z';
const SPADE = 'M30.5 13c4 6 9 8 9 13 0 4-5 5-8 2l1.5 7h-5l1.5-7c-3 3-8 2-8-2 0-5 5-7 9-13z';
const HEART = 'M30.5 34c-8-6-10-9-10-13 0-5 7-6 10-1 3-5 10-4 10 1 0 4-2 7-10 13z';

/** What is not on a slot's reels: tables, quick games and rides, and some animals and things. Filled paths on 48 × 48, like motifs. */
export const SUBJECTS = {
  roulette: `${disc(24, 24, 22)}${fields(9, 24, [12, 19])}${disc(24, 24, 8)}${disc(24, 24, 4)}`,
  wheel: `M18 1h12l-6 8z${disc(24, 28, 18)}${fields(7, 28, [4, 15])}`,
  cards: `${FRONT}${SPADE}M14 9v29l-5-2L3 15z`,
  fan: `${FRONT}${HEART}M14 8v31l-3-1L7 11zM4 14v23l-3-1V16z`,
  duel: `M3 6h18v36H3zM12 16l6 8-6 8-6-8zM27 6h18v36H27zM36 15c3 4 6 6 6 9 0 3-3 4-5 2l1 5h-4l1-5c-2 2-5 1-5-2 0-3 3-5 6-9z`,
  seven: 'M7 5h34v9L26 44H13l14-29H7z',
  star: 'M21 7l5.5 12.6 13.5 1.2-10.2 9 3 13.2L21 36l-11.8 7 3-13.2L2 20.8l13.5-1.2zM39 2l2 5.3 5.3 2-5.3 2-2 5.3-2-5.3-5.3-2 5.3-2z',
  tree: 'M24 3c8 0 14 5 14 11 7 3 8 14 1 18-3 2-8 2-11 0v8l5 5H15l5-5v-8c-3 2-8 2-11 0-7-4-6-15 1-18C10 8 16 3 24 3zM15 18h5v4h-5zM28 12h5v4h-5zM28 23h5v4h-5z',
  flower: `${[0, 1, 2, 3, 4, 5].map((at) => petal((at * Math.PI) / 3 + Math.PI / 6)).join('')}${disc(24, 18, 4.8)}M22 36h4v3c3-4 7-5 11-4-1 6-5 8-11 8v4h-4z`,
  dice: `${die(2, 17, 28, [0, 2, 4, 6, 8])}${die(31, 3, 16, [0, 8])}`,
  sicbo: `${die(14, 2, 20, [4])}${die(2, 25, 20, [0, 2, 3, 5, 6, 8])}${die(26, 25, 20, [0, 4, 8])}`,
  balls: `${disc(13, 13, 11)}${disc(13, 13, 6)}${disc(36, 17, 11)}${disc(36, 17, 6)}${disc(19, 35, 11)}${disc(19, 35, 6)}M12 9h3v8h-3zM34 13h4l-2 8h-3l2-5h-2zM17 31h4v8h-2v-5h-2z`,
  bomb: 'M22 14a16 16 0 1 0 .1 0zM28 14l6-8 6 2-2 3-3-1-4 5zM16 24h4v4h-4z',
  ticket:
    'M3 9h42v10a5 5 0 0 0 0 10v10H3V29a5 5 0 0 0 0-10zM11 15v18h26V15zM13 31l5-13 5 9 5-9 5 13z',
  plane:
    'M45 4c-2-2-6-1-9 2l-7 7L7 9l-4 4 17 9-7 8-7-1-3 3 8 5 5 8 3-3-1-7 8-7 9 17 4-4-4-22 7-7c3-3 4-7 3-8z',
  rocket: `M24 2c8 6 11 13 10 22l6 7v10l-9-5H17l-9 5V31l6-7C13 15 16 8 24 2z${disc(24, 18, 4)}M19 39h10l-5 8z`,
  bus: `M7 7h35a4 4 0 0 1 4 4v22H3V11a4 4 0 0 1 4-4z${hole(8, 13, 8, 8)}${hole(20, 13, 8, 8)}${hole(32, 13, 9, 8)}${disc(13, 39, 5)}${disc(36, 39, 5)}`,
  train: `M13 3h22a5 5 0 0 1 5 5v25a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V8a5 5 0 0 1 5-5z${hole(13, 9, 22, 12)}${disc(15, 30, 3)}${disc(33, 30, 3)}M14 41h5l-4 6H9zM29 41h5l5 6h-6z`,
  moped: `M7 7h11v4h-4l4 14h10l4-9h11v6c0 5 3 7 3 12H3c0-6 2-9 7-10L8 11H7z${disc(11, 41, 6)}${disc(38, 41, 6)}`,
  car: `M2 34v-5c0-4 3-6 8-7l6-9h16l9 9c4 1 5 3 5 7v5zM18 16l-4 7h9v-7zM26 16v7h10l-6-7z${disc(12, 40, 5)}${disc(36, 40, 5)}`,
  kite: 'M24 1l16 18-16 16L8 19zM23 7v11H12zM25 7v11h11zM22 36h5l-2 5 5 4-8 2-3-2z',
  airship: 'M3 18a21 12 0 1 0 42 0a21 12 0 1 0-42 0zM12 17h24v3H12zM16 33h16l-3 8H19z',
  drone: `M18 18l-5-4 2-2 5 4h8l5-4 2 2-5 4v12l5 4-2 2-5-4h-8l-5 4-2-2 5-4z${disc(24, 24, 3)}${disc(9, 9, 8)}${disc(9, 9, 4)}${disc(39, 9, 8)}${disc(39, 9, 4)}${disc(9, 39, 8)}${disc(9, 39, 4)}${disc(39, 39, 8)}${disc(39, 39, 4)}`,
  board: `M1 18c0-4 5-4 6 0 1 3 2 4 5 4h24c3 0 4-1 5-4 1-4 6-4 6 0 0 6-5 10-10 10H11C6 28 1 24 1 18z${disc(13, 35, 5)}${disc(35, 35, 5)}`,
  camel:
    'M6 44V28c0-6 3-9 7-9 3 0 3 3 5 3s2-8 6-8 5 9 8 10c2-1 2-5 2-9 0-5 3-8 6-8l6 1v4l-5 1c1 9 0 16-5 19v12h-4V33H16l-2 11h-4V32l-1 12z',
  elephant: `M4 44V24C4 14 10 9 18 9h9c9 0 14 5 14 13v14c0 3 3 3 3 0h3c0 7-9 8-9 0v-7h-4v15h-7V33H16v11zM26 14c6 2 7 9 2 14-4-4-5-10-2-14z${disc(35, 20, 1.5)}`,
  antelope: `M24 46c-5-6-7-12-7-18l-7-3c1-3 4-4 8-2l3-3C15 15 13 9 15 2c2 6 4 11 8 15h2c4-4 6-9 8-15 2 7 0 13-6 18l3 3c4-2 7-1 8 2l-7 3c0 6-2 12-7 18z${disc(20.5, 27, 1.5)}${disc(27.5, 27, 1.5)}`,
  bell: 'M24 2a4 4 0 0 1 4 5c7 2 10 7 10 14 0 7 2 11 5 13v3H5v-3c3-2 5-6 5-13 0-7 3-12 10-14a4 4 0 0 1 4-5zM18 40h12a6 6 0 0 1-12 0z',
  key: `${disc(24, 13, 11)}${disc(24, 12, 5)}M21 25h6v22h-6zM28 33h8v5h-8zM28 41h6v5h-6z`,
  rain: 'M12 28a9 9 0 0 1 1-18 12 12 0 0 1 22 2 8 8 0 0 1 1 16zM13 31l-4 10a3 3 0 1 0 6 0zM25 31l-4 12a3 3 0 1 0 6 0zM36 31l-4 10a3 3 0 1 0 6 0z',
  loom: `M4 3h40v42h-4V7H8v38H4z${[11, 18, 26, 33].map((x) => hole(x, 7, 4, 16)).join('')}M8 23h32v18H8z${[12, 22, 32].map((x) => hole(x, 26, 5, 4)).join('')}${[17, 27].map((x) => hole(x, 34, 5, 4)).join('')}`,
  shell: `M24 2c12 0 17 11 17 22s-5 22-17 22S7 35 7 24 12 2 24 2zM23 7c-5 10-5 24 0 34h2c5-10 5-24 0-34z${[12, 17, 22, 27, 32].map((y) => hole(12, y, 5, 2) + hole(31, y, 5, 2)).join('')}`,
  coin: `${disc(24, 24, 22)}${disc(24, 24, 19)}${disc(24, 24, 17)}M15 14h5l8 12V14h5v20h-5l-8-12v12h-5z${hole(11, 20, 4, 2)}${hole(11, 26, 4, 2)}${hole(33, 20, 4, 2)}${hole(33, 26, 4, 2)}`,
} as const;
