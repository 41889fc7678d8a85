import * as z from 'zod/mini';
import type { Market } from '../../src/contract/betting/market.ts';
import { gameBeat, gameChanged, type watchGame } from '../../src/contract/betting/stream.ts';
import type { PushedEvent } from '../../src/contract/kit/event.ts';
import { gameNow, hasMoved } from '../domain/fixtures.ts';
import { deepMarket } from '../domain/orders/deepMarket.ts';
import type { Link } from '../engine/realtime/link.ts';
import type { Context } from '../http/context.ts';
import { textKey } from '../world/chance/hash.ts';
import { createGameChannel, type GameChannel } from './gameChannel.ts';
import type { GameView } from './gameDelta.ts';

type Mode = 'full' | 'lite';
type WatchReply = z.output<(typeof watchGame)['reply']>;

interface Asked {
  gameId: string;
  mode: Mode;
  since?: number | undefined;
  deep?: readonly string[] | undefined;
}

interface Watched {
  gameId: string;
  mode: Mode;
  /** Markets sent in depth. */
  deep: readonly string[];
  channel: GameChannel;
  watchers: Set<Link>;
  /** The revision of the game at the last look, so that an unchanged game costs nothing. */
  seenAt: number;
}

export interface MarketStream {
  watch(link: Link, asked: Asked): WatchReply;
  unwatch(link: Link, gameId: string): void;
  forget(link: Link): void;
  /** Sends changes to everyone who watches in this mode. `isForced` looks even when nothing was due. */
  step(mode: Mode, isForced?: boolean): void;
  beat(): void;
}

/**
 * A start number that no earlier channel of this game has used. It comes from the clock, which outruns one
 * change a second, and is far from those of the other modes and depths. A watcher with any other number gets a snapshot.
 */
function firstSeq(mode: Mode, deep: readonly string[], at: number): number {
  const apart = deep.length === 0 ? 0 : 2 + 2 * (textKey(deep.join(' ')) % 1000);
  return (Math.floor(at / 1000) % 1e9) + (apart + (mode === 'lite' ? 1 : 0)) * 1e9;
}

export function createMarketStream({ operator, faults }: Context): MarketStream {
  const games = new Map<string, Watched>();

  /** Sends to all watchers. A network fault may lose it for each of them. */
  const send = <Event extends PushedEvent>(
    watchers: ReadonlySet<Link>,
    event: Event,
    payload: z.output<Event['payload']>,
  ) => {
    const wire = z.encode(event.payload, payload as never);
    if (faults.take(`socket ${event.name}`, { who: [], sent: Object(wire) })?.network) return;
    for (const link of watchers) link.send(event.name, wire);
  };

  const look = (
    { gameId, mode, deep }: Pick<Watched, 'gameId' | 'mode' | 'deep'>,
    at: number,
  ): GameView | undefined => {
    const game = gameNow(operator, gameId, at);
    if (!game) return undefined;
    const markets = mode === 'lite' ? game.markets.map(bestOnly) : game.markets;
    const inDepth = (market: Market) =>
      deep.includes(market.marketId) ? deepMarket(operator, market.marketId, at) : undefined;
    return {
      score: game.event.score,
      markets: deep.length === 0 ? markets : markets.map((market) => inDepth(market) ?? market),
    };
  };

  const refresh = (watched: Watched, isForced = false) => {
    const at = operator.clock.now();
    const { gameId, channel, seenAt, watchers } = watched;
    if (!isForced && !hasMoved(operator, gameId, seenAt, at)) return;
    const view = look(watched, at);
    watched.seenAt = at;
    const change = view && channel.advance(view);
    if (!change) return;
    if (watchers.size > 0) send(watchers, gameChanged, change);
  };

  const open = (gameId: string, mode: Mode, deep: readonly string[]): Watched | undefined => {
    const id = [gameId, mode, ...deep].join(' ');
    const known = games.get(id);
    if (known) {
      refresh(known);
      return known;
    }
    const at = operator.clock.now();
    const view = look({ gameId, mode, deep }, at);
    if (!view) return undefined;
    const channel = createGameChannel(gameId, firstSeq(mode, deep, at), view);
    const watched = { gameId, mode, deep, channel, watchers: new Set<Link>(), seenAt: at };
    games.set(id, watched);
    return watched;
  };

  const unwatch = (link: Link, gameId: string) => {
    for (const watched of games.values()) {
      if (watched.gameId === gameId) watched.watchers.delete(link);
    }
  };

  return {
    unwatch,
    watch(link, { gameId, mode, since, deep = [] }) {
      const inOrder = [...new Set(deep)].filter((id) => id.startsWith(`${gameId}:`)).sort();
      const watched = open(gameId, mode, inOrder);
      if (!watched) return { kind: 'refused', message: 'This event is no longer listed' };
      unwatch(link, gameId);
      watched.watchers.add(link);
      const { channel } = watched;
      const changes = since === undefined ? undefined : channel.changesSince(since);
      if (changes) return { kind: 'changes', changes };
      const { score, markets } = channel.view;
      return { kind: 'snapshot', seq: channel.seq, ...(score && { score }), markets };
    },
    forget(link) {
      for (const { watchers } of games.values()) watchers.delete(link);
    },
    step(mode, isForced) {
      for (const watched of games.values()) {
        // Whoever returns to an unwatched game gets everything missed as one change.
        if (watched.mode === mode && watched.watchers.size > 0) refresh(watched, isForced);
      }
    },
    beat() {
      for (const { gameId, channel, watchers } of games.values()) {
        if (watchers.size > 0) send(watchers, gameBeat, [gameId, channel.seq]);
      }
    },
  };
}

function bestOnly(market: Market): Market {
  return {
    ...market,
    runners: market.runners.map((runner) => ({
      ...runner,
      back: runner.back.slice(0, 1),
      lay: runner.lay.slice(0, 1),
    })),
  };
}
