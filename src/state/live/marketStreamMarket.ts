import type { Market, PriceLevel, Runner } from '../../contract/betting/market.ts';
import type { MarketChange } from '../../contract/betting/stream.ts';
import { drawLast } from '../../domain/market/drawLast.ts';
import type { Side } from '../../domain/market/side.ts';
import { noteTraded } from './marketStreamHistory.ts';
import { type Signal, signal } from './marketStreamSignal.ts';

/** A runner. Its prices are overwritten in place many times a minute, and its cells are notified. */
export interface LiveRunner {
  readonly runnerId: string;
  /** Best first. */
  back: readonly PriceLevel[];
  lay: readonly PriceLevel[];
  /** Fancy only. */
  line: Runner['line'];
  lastTraded: number | undefined;
  /** Kobo matched at each price; empty unless the market is watched in depth. */
  traded: ReadonlyMap<number, number>;
  readonly moved: Record<Side, Signal>;
}

export type RunnerFrame = Pick<Runner, 'runnerId' | 'name' | 'status'>;

/**
 * The parts of a market that React renders: replaced, never mutated, and only when more than prices changed.
 */
export interface MarketFrame extends Omit<Market, 'version' | 'matched' | 'runners'> {
  readonly runners: readonly RunnerFrame[];
}

export interface LiveMarket {
  frame: MarketFrame;
  version: number;
  /** Kobo. */
  matched: number;
  readonly matchedMoved: Signal;
  readonly runners: ReadonlyMap<string, LiveRunner>;
}

/** Puts a full market over what was known of it. */
export function placeMarket(
  known: LiveMarket | undefined,
  market: Market,
  isFromStream = false,
): LiveMarket {
  const { version, matched, runners: listed, ...rest } = market;
  const runners = drawLast(listed);
  const frame = { ...rest, runners: runners.map(runnerFrame) };
  const live: LiveMarket = {
    frame: known && isSame(known.frame, frame) ? known.frame : frame,
    version,
    matched,
    matchedMoved: known?.matchedMoved ?? signal(),
    runners: new Map(
      runners.map((runner) => [
        runner.runnerId,
        placeRunner(known?.runners.get(runner.runnerId), runner),
      ]),
    ),
  };
  const placed = known ? Object.assign(known, live) : live;
  placed.matchedMoved.emit();
  if (isFromStream) {
    for (const { runnerId, lastTraded } of runners) note(placed, runnerId, lastTraded);
  }
  return placed;
}

/** Applies a change; true when React has to render the market again. */
export function changeMarket(market: LiveMarket, change: MarketChange): boolean {
  if (change.v !== undefined) market.version = change.v;
  if (change.m !== undefined) {
    market.matched = change.m;
    market.matchedMoved.emit();
  }
  for (const [runnerId, no, yes] of change.l ?? []) {
    const runner = market.runners.get(runnerId);
    if (!runner) continue;
    runner.line = { no, yes };
    runner.moved.back.emit();
    runner.moved.lay.emit();
  }
  for (const [runnerId, back, lay, lastTraded, traded] of change.r ?? []) {
    const runner = market.runners.get(runnerId);
    if (!runner) continue;
    if (lastTraded !== null) {
      runner.lastTraded = lastTraded;
      note(market, runnerId, lastTraded);
    }
    if (traded) {
      runner.traded = new Map([...runner.traded, ...traded]);
      if (!back && !lay) runner.moved.back.emit();
    }
    if (back) move(runner, 'back', back);
    if (lay) move(runner, 'lay', lay);
  }
  if (change.s === undefined || change.s === market.frame.status) return false;
  market.frame = { ...market.frame, status: change.s };
  return true;
}

export function toMarket({ frame, version, matched, runners }: LiveMarket): Market {
  return {
    ...frame,
    version,
    matched,
    runners: frame.runners.map((runner) => {
      const live = runners.get(runner.runnerId);
      const { back = [], lay = [], line, lastTraded } = live ?? {};
      return {
        ...runner,
        back: [...back],
        lay: [...lay],
        ...(line && { line }),
        ...(lastTraded !== undefined && { lastTraded }),
      };
    }),
  };
}

function note({ frame }: LiveMarket, runnerId: string, lastTraded: number | undefined): void {
  if (lastTraded !== undefined) noteTraded(frame.marketId, runnerId, lastTraded);
}

function runnerFrame({ runnerId, name, status }: Runner): RunnerFrame {
  return { runnerId, name, status };
}

function placeRunner(known: LiveRunner | undefined, runner: Runner): LiveRunner {
  const { runnerId, back, lay, line, lastTraded } = runner;
  const traded = new Map(runner.traded);
  if (!known) {
    const moved = { back: signal(), lay: signal() };
    return { runnerId, back, lay, line, lastTraded, traded, moved };
  }
  Object.assign(known, { line, lastTraded, traded });
  move(known, 'back', back);
  move(known, 'lay', lay);
  return known;
}

function move(runner: LiveRunner, side: Side, levels: readonly PriceLevel[]): void {
  runner[side] = levels;
  runner.moved[side].emit();
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
