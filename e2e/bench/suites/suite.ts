import type { Lab } from '../lab.ts';
import type { Row } from '../row.ts';

/** Measures one subject, each page in turn and so many times, and gives the medians. */
export type Suite = (lab: Lab, runs: number) => Promise<Row[]>;
