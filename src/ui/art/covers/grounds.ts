/** What is behind a cover's object, as one path on 100 × 120, drawn lighter than the ground. */

const round = (value: number) => Math.round(value * 10) / 10;
const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const ray = (turn: number, half: number) => {
  const at = (angle: number) =>
    `${round(50 + 110 * Math.cos(angle))} ${round(52 + 110 * Math.sin(angle))}`;
  return `M50 52L${at(turn - half)}L${at(turn + half)}z`;
};

export const GROUNDS = {
  rays: many(12, (index) => ray((index * Math.PI) / 6, 0.13)),
  halo: disc(50, 52, 46) + disc(50, 52, 36),
  dots: many(30, (index) =>
    disc(
      10 + (index % 5) * 20 + (Math.floor(index / 5) % 2) * 10,
      8 + Math.floor(index / 5) * 20,
      3,
    ),
  ),
  stripes: many(
    8,
    (index) => `M${index * 28 - 90} 120L${index * 28 + 30} 0h12L${index * 28 - 78} 120z`,
  ),
  hills: 'M0 74Q25 50 50 72T100 66V120H0zM0 92Q30 74 60 92T100 88V120H0z',
  cloth: many(20, (index) => {
    const [x, y] = [(index % 4) * 25, Math.floor(index / 4) * 25];
    return `M${x + 12.5} ${y}l12.5 12.5-12.5 12.5L${x} ${y + 12.5}zM${x + 12.5} ${y + 7}l-5.5 5.5 5.5 5.5 5.5-5.5z`;
  }),
  stars: many(14, (index) => {
    const [x, y] = [(index * 37) % 100, (index * 53) % 110];
    const size = 2 + (index % 3) * 1.5;
    return `M${x} ${round(y - size)}l${round(size / 3)} ${round(size * 0.67)} ${round(size * 0.67)} ${round(size / 3)}-${round(size * 0.67)} ${round(size / 3)}-${round(size / 3)} ${round(size * 0.67)}-${round(size / 3)}-${round(size * 0.67)}-${round(size * 0.67)}-${round(size / 3)} ${round(size * 0.67)}-${round(size / 3)}z`;
  }),
  waves: many(
    6,
    (index) => `M0 ${20 + index * 20}q12.5-12 25 0t25 0 25 0 25 0v7q-12.5 12-25 0t-25 0-25 0-25 0z`,
  ),
} as const;

export type Ground = keyof typeof GROUNDS;
