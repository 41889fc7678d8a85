const LOOKS = 8;

/** How to draw a game, derived from its code: colours and one SVG path on 160 × 90. */
export interface GameArt {
  look: number;
  path: string;
  initials: string;
}

/** Derives a picture from a game's code and name. */
export function gameArt(gameCode: string, name: string): GameArt {
  const key = keyOf(gameCode);
  const pattern = PATTERNS[(key >>> 3) % PATTERNS.length];
  return {
    look: key % LOOKS,
    path: pattern?.((key >>> 6) % 7) ?? '',
    initials: name
      .split(' ')
      .map((word) => word.charAt(0))
      .slice(0, 2)
      .join(''),
  };
}

/** FNV-1a, so that codes which differ by one letter look different. */
function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A disc, drawn as two half circles. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const PATTERNS: readonly ((turn: number) => string)[] = [
  // Slanted bands.
  (turn) => times(5, (band) => `M${band * 40 - 50 + turn * 4} 90l45-90h${8 + turn}l-45 90z`),
  // Beads on a string.
  (turn) => times(9, (bead) => disc(bead * 20, 70 - turn * 3 - 14 * Math.abs((bead % 4) - 2), 7)),
  // A rising sun.
  (turn) => disc(30 + turn * 16, 78, 34) + disc(30 + turn * 16, 78, 24),
  // Woven diamonds.
  (turn) =>
    times(12, (cell) => {
      const x = (cell % 6) * 30 + turn * 2;
      return `M${x} ${15 + 46 * Math.floor(cell / 6)}l12 14-12 14-12-14z`;
    }),
  // Hills.
  (turn) => `M0 90V${60 - turn * 2}q40-${20 + turn * 4} 80 6t80-${6 + turn}V90z`,
  // Steps.
  (turn) =>
    times(6, (step) => `M${step * 28 - turn * 2} 90v-${14 + ((step * 3 + turn) % 6) * 9}h20v90z`),
];
