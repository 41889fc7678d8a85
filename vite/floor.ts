/**
 * The oldest browsers that Oja runs in: of the summer of 2022, and the Firefox that was kept for old
 * computers. Syntax is lowered to them by the build; what they lack of the platform, e2e/stories/build/floor.spec.ts
 * finds in what was built. The README and `src/beforePaint.ts` say the same.
 */
export const FLOOR = { chrome: 103, safari: 16, firefox: 115 };

/** As esbuild and its heirs write it. */
export const floorTarget = Object.entries(FLOOR).map(([browser, version]) => browser + version);
