/**
 * The oldest browsers that Oja supports: those of summer 2022, and the long-term Firefox for old computers.
 * The build lowers syntax to them; e2e/stories/build/floor.spec.ts finds platform features they lack in the
 * built files. The README and `src/start/start.ts` name the same versions.
 */
export const FLOOR = { chrome: 103, safari: 16, firefox: 115 };

/** The same as build targets: `chrome103`. */
export const floorTarget = Object.entries(FLOOR).map(([browser, version]) => browser + version);
