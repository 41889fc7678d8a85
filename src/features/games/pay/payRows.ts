import { timesText } from '../../../domain/casino/game.ts';
import type { Game } from '../../../domain/casino/games.ts';
import { GOODS, goodsReel } from '../../../domain/casino/mechanics/goods.ts';
import { SYMBOLS } from '../../../domain/casino/mechanics/slotSymbols.ts';
import type { Motif } from '../../../ui/art/motifs.ts';
import { clusterLetter, slotPicture } from '../stages/slotSymbol.ts';

interface Pays {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
}

const oneIn = (part: number) => Math.round(1 / part).toLocaleString('en-NG');

/** The pay table of a game as rows of text. */
export function payRows(game: Game, motif: Motif): Pays {
  const nameOf = (letter: string) => slotPicture(motif, letter).name;
  switch (game.mechanic) {
    case 'goods': {
      const { places, threeAlike, twoAlike } = game.data;
      const all = goodsReel(game.data).length;
      return {
        head: ['Three of', 'Back', 'One round in'],
        rows: GOODS.map((good) => [good, `${threeAlike[good]}×`, oneIn((places[good] / all) ** 3)]),
        note: `Exactly two of ${twoAlike.join(' or ')} give the stake back.`,
      };
    }
    case 'lines': {
      const { lines, pays } = game.data;
      return {
        head: ['Symbol', '3', '4', '5'],
        rows: SYMBOLS.map((letter) => [
          nameOf(letter),
          ...pays[letter].map((times) => `${times}×`),
        ]),
        note: `For a run from the left, times the stake of one line: a round stakes a ${lines.length}th on each of ${lines.length} lines. The wild stands for any symbol.`,
      };
    }
    case 'ways':
      return {
        head: ['Symbol', '3', '4', '5'],
        rows: SYMBOLS.map((letter) => [nameOf(letter), ...game.data.pays[letter].map(timesText)]),
        note: 'For each way from the left reel on, whatever the row. The wild stands for any symbol.',
      };
    case 'cluster':
      return {
        head: ['Together', ...game.data.sizes.map((size) => `${size}+`)],
        rows: game.data.pays.map((row, symbol) => [
          nameOf(clusterLetter(symbol)),
          ...row.map(timesText),
        ]),
        note: 'Symbols that share a side are together.',
      };
    case 'scratch': {
      const { prizes, edition } = game.data;
      return {
        head: ['Three of', 'One card in'],
        rows: prizes.map(({ times, cards }) => [timesText(times), oneIn(cards / edition)]),
      };
    }
    case 'keno':
      return {
        head: ['Picked', 'Hits and what they pay'],
        rows: Object.entries(game.data.pays).map(([picked, byHits]) => [
          picked,
          byHits.flatMap((paid, hits) => (paid ? `${hits}: ${timesText(paid)}` : [])).join(', '),
        ]),
      };
    case 'crash':
      return {
        head: ['Cash out at', 'Reached in one round of'],
        rows: [150, 200, 500, 1_000, 10_000].map((target) => [
          timesText(target),
          ((target * 100) / game.data.share).toFixed(2),
        ]),
      };
    case 'mines':
      return {
        head: ['Mines', 'After 1', 'After 3', 'After 5'],
        rows: game.data.mines.map((mines) => [
          String(mines),
          ...[1, 3, 5].map((opened) => minesTimes(game.data.share, mines, opened)),
        ]),
        note: 'Each safe cell raises it. Where you stop does not change the return.',
      };
    case 'dice':
      return {
        head: ['Chance', 'A win returns'],
        rows: [100, 1_000, 2_500, 5_000, 7_500, 9_500].map((faces) => [
          `${faces / 100}%`,
          `${(game.data.share / faces).toFixed(4)}×`,
        ]),
      };
    case 'blackjack':
      return {
        head: ['Result', 'Back'],
        rows: [
          ['Blackjack', timesText(game.data.blackjack)],
          ['A higher hand, or the dealer over 21', '2×'],
          ['The same total', '1×'],
        ],
        note: 'The dealer draws to 17 and stands on every 17. A double stakes as much again and takes one card. There is no split. Cards come from an endless shoe.',
      };
    default:
      return {
        head: ['Bet', 'Back'],
        rows: game.data.spots
          .filter(({ id }) => !/^n[1-9]/.test(id))
          .map(({ id, name, pays }) => [id === 'n0' ? 'Any single number' : name, timesText(pays)]),
      };
  }
}

function minesTimes(share: number, mines: number, opened: number): string {
  let times = share / 10_000;
  for (let cell = 0; cell < opened; cell++) times *= (25 - cell) / (25 - mines - cell);
  return `${times.toFixed(2)}×`;
}
