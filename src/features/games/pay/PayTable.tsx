import { type Game, returnOf } from '../../../domain/casino/games.ts';
import { JACKPOT_OF } from '../../../domain/casino/round.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { readTheme } from '../../../ui/art/motifs.ts';
import { PayRows } from './PayRows.tsx';
import { payRows } from './payRows.ts';

interface PayTableProps {
  game: Game;
  theme: string | undefined;
  jackpot: number | undefined;
}

/** What each result pays and how often it comes, computed from the game's own numbers. */
export function PayTable({ game, theme, jackpot }: PayTableProps) {
  const returns = game.rules.returns();
  const { head, rows, note } = payRows(game, readTheme(theme).motif);
  const least = returnOf(game) / 100;
  return (
    <details className="game__more">
      <summary>What it pays</summary>
      <PayRows
        caption={`How many times the stake comes back. Of every ₦100 staked, ${least} comes back in the long run: the rest is the price of playing.`}
        head={head}
        rows={rows}
      />
      {note && <p>{note}</p>}
      {returns.length > 1 && (
        <PayRows
          caption="What each bet returns in the long run, worked out from the rules. The RTP above is the lowest of them."
          head={['Bet', 'Return']}
          rows={returns.map(({ name, share }) => [name, `${(100 * share).toFixed(2)}%`])}
        />
      )}
      {jackpot !== undefined && (
        <p>{`The jackpot is ${wholeNaira(jackpot)}. Every ₦1 you stake wins it once in ${JACKPOT_OF.toLocaleString('en-NG')}, on top of the round. That adds ${((100 * jackpot) / 100 / JACKPOT_OF).toFixed(2)} to the RTP now.`}</p>
      )}
    </details>
  );
}
