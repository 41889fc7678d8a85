/** How a mechanic is drawn on 160 × 90, beside the picture of its theme. */
export interface Scene {
  /** Filled, and seen through. */
  shapes: string;
  /** Drawn as a line over the shapes. */
  line: string;
  /** Where the motif is, on how large a square; none where the mechanic is picture enough. */
  motif?: { x: number; y: number; size: number };
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A disc, as two half circles. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const round = (value: number) => Math.round(value * 10) / 10;

/** Lines from near the middle of a circle to its rim. */
const spokes = (x: number, y: number, [from, to]: readonly [number, number], count: number) =>
  times(count, (index) => {
    const turn = (2 * Math.PI * index) / count;
    const [across, up] = [Math.cos(turn), Math.sin(turn)];
    return `M${round(x + from * across)} ${round(y + from * up)}L${round(x + to * across)} ${round(y + to * up)}`;
  });

/** A die with pips at some of nine places. */
const die = (x: number, y: number, size: number, pips: readonly number[]) =>
  box(x, y, size, size) +
  pips
    .map((pip) => {
      const step = size / 4;
      return disc(x + step * (1 + (pip % 3)), y + step * (1 + Math.floor(pip / 3)), size / 11);
    })
    .join('');

const field = (columns: number, rows: number, size: number, skip: (cell: number) => boolean) =>
  times(columns * rows, (cell) => {
    if (skip(cell)) return '';
    const left = 80 - (columns * size) / 2;
    const top = 45 - (rows * size) / 2;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return box(left + column * size + 1.5, top + row * size + 1.5, size - 3, size - 3);
  });

const CARD = [30, 42] as const;
const card = (x: number, y: number) => box(x, y, ...CARD);
const MIDDLE = { x: 56, y: 21, size: 48 };

/** By the first part of a game's maths. */
export const SCENES: Readonly<Record<string, Scene>> = {
  goods: {
    shapes: box(14, 14, 40, 62) + box(60, 14, 40, 62) + box(106, 14, 40, 62),
    line: 'M6 45h148',
    motif: { x: 62, y: 27, size: 36 },
  },
  lines: {
    shapes: times(5, (reel) => box(10 + reel * 29, 10, 24, 70)),
    line: 'M4 62L22 62 51 45 80 26 109 45 138 62 156 62',
    motif: { x: 62, y: 24, size: 36 },
  },
  ways: {
    shapes: times(15, (cell) => disc(20 + (cell % 5) * 30, 17 + Math.floor(cell / 5) * 28, 10)),
    line: 'M20 17L50 45 80 17M20 73L50 45 80 73M50 45L110 45 140 17M110 45L140 73',
    motif: { x: 60, y: 25, size: 40 },
  },
  cluster: {
    shapes: field(7, 4, 21, (cell) => [0, 6, 9, 10, 11, 16, 17, 18, 21, 27].includes(cell)),
    line: '',
    motif: { x: 54, y: 19, size: 52 },
  },
  scratch: {
    shapes: 'M26 12h108v66H26zM34 20v50h92V20z',
    line: 'M40 62L58 30 66 60 82 28 92 60 106 30 116 56',
    motif: { x: 60, y: 25, size: 40 },
  },
  crash: {
    shapes: times(4, (row) => box(12, 16 + row * 18, 136, 1)) + box(12, 12, 2, 66),
    line: 'M14 76C50 76 70 64 86 42',
    motif: { x: 72, y: 8, size: 36 },
  },
  mines: {
    shapes: field(6, 4, 20, (cell) => [8, 9, 14, 15].includes(cell)),
    line: 'M92 28c2-8 8-10 14-8M80 34a13 13 0 1 0 .1 0',
  },
  dice: {
    shapes: die(34, 24, 42, [0, 4, 8]) + die(86, 18, 42, [0, 2, 4, 6, 8]),
    line: 'M14 76h132',
  },
  keno: {
    shapes: times(18, (cell) => disc(22 + (cell % 6) * 23, 19 + Math.floor(cell / 6) * 26, 9)),
    line: disc(45, 45, 11) + disc(91, 19, 11) + disc(114, 71, 11) + disc(137, 45, 11),
  },
  roulette: {
    shapes: disc(80, 45, 38) + disc(80, 45, 26) + disc(80, 45, 10),
    line: `${spokes(80, 45, [26, 38], 18)}${disc(80, 13, 3)}`,
  },
  wheel: {
    shapes: disc(80, 47, 36) + disc(80, 47, 8),
    line: `${spokes(80, 47, [8, 36], 10)}M74 4h12l-6 12z`,
  },
  'sic-bo': {
    shapes:
      die(18, 32, 36, [0, 8]) + die(62, 14, 36, [0, 2, 3, 5, 6, 8]) + die(106, 32, 36, [1, 4, 7]),
    line: 'M10 78h140',
  },
  duel: {
    shapes: card(30, 24) + card(100, 24),
    line: 'M45 37l8 9-8 9-8-9zM115 56c-9-7-9-11-9-13a4.5 4.5 0 0 1 9-2 4.5 4.5 0 0 1 9 2c0 2 0 6-9 13zM72 37l16 17M88 37L72 54',
  },
  seven: { shapes: box(58, 10, 44, 70), line: 'M68 26h24L76 66' },
  baccarat: {
    shapes: card(18, 12) + card(34, 36) + card(96, 12) + card(112, 36),
    line: 'M80 10v70',
  },
  blackjack: {
    shapes: 'M44 14l34-6 9 50-34 6zM84 22l33 9-13 49-33-9z',
    line: 'M58 48l6-24 12 21M60 39l13-2M102 38l-6 22c-2 7-10 6-10 0',
  },
  live: {
    shapes: 'M14 22h132c0 34-26 56-66 56S14 56 14 22z',
    line: `${card(48, 28)}${card(84, 28)}`,
  },
};

/** The scene of a maths such as `lines-low-1`; a table without maths is a live one. */
export function sceneOf(maths: string | undefined): Scene {
  const name = (maths ?? 'live').replace(/(-low|-medium|-high)?-\d+$/, '');
  return SCENES[name] ?? { shapes: '', line: '', motif: MIDDLE };
}
