import type { SportEvent } from '../../../src/contract/betting/market.ts';
import type { Operator } from '../../domain/operator.ts';
import type { Html } from '../frame/html.ts';

/** What the pictures of a match show at one moment. */
export interface Picture {
  drawing: Html;
  /** What has just happened, in a corner of the picture. */
  call: string;
  /** A goal, a wicket or the like. */
  isBig: boolean;
  /** The score, under the picture. */
  board: Html;
}

/** Draws a match in play as it was at an instant; undefined when it has nothing to show yet. */
export type Draw = (event: SportEvent, at: number, operator: Operator) => Picture | undefined;
