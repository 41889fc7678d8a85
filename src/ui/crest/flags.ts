/** Flags of 18 × 12 in the colours of the kit (Kit.css): filled paths, the first one under the others. */
export const FLAGS: Record<
  string,
  readonly (readonly [colour: string, path: string])[] | undefined
> = {
  NG: [
    ['white', 'M0 0h18v12H0z'],
    ['flag-green', 'M0 0h6v12H0zM12 0h6v12h-6z'],
  ],
  GH: [
    ['gold', 'M0 0h18v12H0z'],
    ['red', 'M0 0h18v4H0z'],
    ['flag-green', 'M0 8h18v4H0z'],
    ['black', 'M9 4l.5 1.4H11L9.8 6.3 10.2 8 9 7l-1.2 1 .4-1.7L7 5.4h1.5z'],
  ],
  KE: [
    ['white', 'M0 0h18v12H0z'],
    ['black', 'M0 0h18v3.6H0z'],
    ['red', 'M0 4.2h18v3.6H0zM9 2c2 2 2 6 0 8-2-2-2-6 0-8z'],
    ['flag-green', 'M0 8.4h18V12H0z'],
  ],
  ZA: [
    ['white', 'M0 0h18v12H0z'],
    ['red', 'M3 0h15v4H9z'],
    ['royal', 'M9 8h9v4H3z'],
    ['flag-green', 'M0 0h1.5l6 5H18v2H7.5l-6 5H0z'],
    ['gold', 'M0 2l5 4-5 4z'],
    ['black', 'M0 3l3.8 3L0 9z'],
  ],
  IN: [
    ['white', 'M0 0h18v12H0z'],
    ['orange', 'M0 0h18v4H0z'],
    ['flag-green', 'M0 8h18v4H0z'],
    ['navy', 'M9 4.3a1.7 1.7 0 1 0 .01 0z'],
  ],
  BD: [
    ['flag-green', 'M0 0h18v12H0z'],
    ['red', 'M8 2.5a3.5 3.5 0 1 0 .01 0z'],
  ],
};
