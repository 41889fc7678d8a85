import type { Market } from '../../../src/contract/betting/market.ts';
import type {
  Hand,
  TableGame,
  TableInShort,
  TableResult,
} from '../../../src/contract/casino/tables.ts';
import { textKey, unit } from '../chance/hash.ts';
import { type Book, exchangePrices } from '../prices/exchangePrices.ts';
import { cardText } from './cards.ts';
import { tableRules } from './tableRules.ts';

const SECOND_MS = 1000;
const BETTING_MS = 25 * SECOND_MS;
const DEALING_MS = 10 * SECOND_MS;
const RESULT_MS = 5 * SECOND_MS;
const ROUND_MS = BETTING_MS + DEALING_MS + RESULT_MS;
/** How often a round's prices move while it takes bets. */
const PRICE_MS = 5 * SECOND_MS;
const RESULTS_SHOWN = 12;
const NAIRA = 100;

const TABLES: readonly { tableId: string; name: string; game: TableGame }[] = [
  { tableId: 'aura-teen-patti-live', name: 'Teen Patti Live', game: 'teen-patti' },
  { tableId: 'aura-lucky-7-live', name: 'Lucky 7 Live', game: 'lucky-7' },
  { tableId: 'aura-dragon-tiger-live', name: 'Dragon Tiger Live', game: 'dragon-tiger' },
  { tableId: 'aura-32-cards-live', name: '32 Cards Live', game: '32-cards' },
];
type Table = (typeof TABLES)[number];

/** A table at one instant: the round as players see it, and its market. */
export interface TableNow {
  table: TableInShort;
  market: Market;
  changesAt: number;
}

export interface TableOutcome {
  kind: 'winner';
  runnerId: string;
  settledAt: number;
}

/** Live tables. Every round follows from the seed and its number, which follows from the time. */
export interface Tables {
  tableIds: readonly string[];
  at(tableId: string, at: number): TableNow | undefined;
  market(marketId: string, at: number): Market | undefined;
  /** The winner of a round's market, once all cards are dealt. */
  result(marketId: string, at: number): TableOutcome | undefined;
}

export function createTables(seed: string): Tables {
  const roundOf = (table: Table, number: number) => createRound(seed, table, number);
  const find = (tableId: string) => TABLES.find((table) => table.tableId === tableId);
  const roundAt = (table: Table, at: number) =>
    roundOf(table, Math.floor((at - shiftOf(seed, table)) / ROUND_MS));
  const roundOfMarket = (marketId: string) => {
    const [, tableId = '', number = ''] = /^(.+)\.(\d+)$/.exec(marketId) ?? [];
    const table = find(tableId);
    return table && roundOf(table, Number(number));
  };
  return {
    tableIds: TABLES.map(({ tableId }) => tableId),
    at(tableId, at) {
      const table = find(tableId);
      if (!table) return undefined;
      const round = roundAt(table, at);
      const before = Array.from({ length: RESULTS_SHOWN }, (_, index) =>
        roundOf(table, round.number - 1 - index).result(),
      );
      const results = round.phaseAt(at) === 'result' ? [round.result(), ...before] : before;
      const market = round.marketAt(at);
      return {
        table: {
          tableId,
          name: table.name,
          game: table.game,
          minStake: market.minStake,
          maxStake: market.maxStake,
          round: round.viewAt(at),
          results: results.slice(0, RESULTS_SHOWN),
        },
        market,
        changesAt: round.changeAfter(at),
      };
    },
    market(marketId, at) {
      const round = roundOfMarket(marketId);
      return round && at >= round.beganAt ? round.marketAt(at) : undefined;
    },
    result(marketId, at) {
      const round = roundOfMarket(marketId);
      if (!round || at < round.settledAt) return undefined;
      return { kind: 'winner', runnerId: round.result().runnerId, settledAt: round.settledAt };
    },
  };
}

/** Shifts each table, so that they do not all deal at the same moment. */
function shiftOf(seed: string, { tableId }: Table): number {
  return Math.floor(unit(textKey(`${seed} ${tableId}`), 0) * (ROUND_MS / SECOND_MS)) * SECOND_MS;
}

function createRound(seed: string, table: Table, number: number) {
  const rules = tableRules[table.game];
  const roundId = `${table.tableId}.${number}`;
  const key = textKey(`${seed} ${roundId}`);
  const beganAt = number * ROUND_MS + shiftOf(seed, table);
  const betsCloseAt = beganAt + BETTING_MS;
  const settledAt = betsCloseAt + DEALING_MS;
  const endsAt = beganAt + ROUND_MS;
  const book: Book = { key, depthNaira: 60_000, wobble: 0.015, isChanceKnown: true };
  const deal = rules.deal(key);
  const cards = deal.hands.reduce((sum, hand) => sum + hand.cards.length, 0);
  const cardMs = Math.floor(DEALING_MS / (cards + 1) / 100) * 100;

  const phaseAt = (at: number): TableInShort['round']['phase'] =>
    at < betsCloseAt ? 'betting' : at < settledAt ? 'dealing' : 'result';

  function result(): TableResult {
    const seat = rules.seats.find(({ runnerId }) => runnerId === deal.winner);
    return { roundId, runnerId: deal.winner, name: seat?.name ?? '' };
  }

  /** Deals card by card around the table. Never reveals a card that is still to come. */
  function handsAt(at: number): Hand[] {
    const dealt = Math.min(cards, Math.max(0, Math.floor((at - betsCloseAt) / cardMs)));
    const seats = deal.hands.length;
    return deal.hands.map(({ runnerId, name, cards: whole, worth }, seat) => {
      const count = Math.min(whole.length, Math.ceil(Math.max(0, dealt - seat) / seats));
      return {
        ...(runnerId !== undefined && { runnerId }),
        name,
        cards: whole.slice(0, count).map(cardText),
        ...(count === whole.length && { worth }),
      };
    });
  }

  return {
    number,
    beganAt,
    settledAt,
    phaseAt,
    result,
    viewAt: (at: number) => ({
      roundId,
      phase: phaseAt(at),
      beganAt,
      betsCloseAt,
      endsAt,
      hands: handsAt(at),
      ...(at >= settledAt && { winner: deal.winner }),
    }),
    marketAt(at: number): Market {
      const phase = phaseAt(at);
      const tick = Math.floor((Math.min(at, betsCloseAt - 1) - beganAt) / PRICE_MS);
      const prices = exchangePrices(book, rules.chances, tick);
      const isOpen = phase === 'betting';
      return {
        marketId: roundId,
        gameId: table.tableId,
        kind: 'match_odds',
        name: `Round ${number}`,
        status: isOpen ? 'open' : phase === 'dealing' ? 'closed' : 'settled',
        version: 1 + tick + (isOpen ? 0 : 1) + (phase === 'result' ? 1 : 0),
        inPlay: false,
        matched: 0,
        minStake: 100 * NAIRA,
        maxStake: 50_000 * NAIRA,
        delaySeconds: 0,
        commissionPercent: 0,
        rules: rules.rules,
        runners: rules.seats.map((seat, index) => ({
          ...seat,
          status:
            phase !== 'result' ? 'active' : seat.runnerId === deal.winner ? 'winner' : 'loser',
          back: (isOpen && prices[index]?.back.slice(0, 1)) || [],
          lay: (isOpen && prices[index]?.lay.slice(0, 1)) || [],
        })),
      };
    },
    changeAfter(at: number): number {
      const priceAt = beganAt + (Math.floor((at - beganAt) / PRICE_MS) + 1) * PRICE_MS;
      if (at < betsCloseAt) return Math.min(priceAt, betsCloseAt);
      const cardAt = betsCloseAt + (Math.floor((at - betsCloseAt) / cardMs) + 1) * cardMs;
      if (at < settledAt) return Math.min(cardAt, settledAt);
      return endsAt;
    },
  };
}
