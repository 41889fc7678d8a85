import type { Bet } from '../../contract/betting/bets.ts';
import { basisPoints, shownPosition } from '../../domain/position/commission.ts';
import { bandText, fancyBook, middleBandText } from '../../domain/position/fancyBook.ts';
import { exposureIn, marketOf, positionIn, standingIn } from '../../state/bets/betsPosition.ts';
import { useWinSide } from '../../state/bets/winView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import './MarketPosition.css';

/** Each outcome's result after commission, from the market's open bets alone, so it works offline. */
export function MarketPosition({ bets }: { bets: readonly [Bet, ...Bet[]] }) {
  const [{ marketId, runners = [], commissionPercent = 0 }] = bets;
  const [isGross, switchSide] = useWinSide();
  const market = marketOf(bets);
  const standing = standingIn(marketId, bets);
  const rate = basisPoints(commissionPercent);
  const names = new Map([...bets, ...runners].map((row) => [row.runnerId, nameOf(row)]));
  const rows =
    market.kind === 'fancy'
      ? fancyBook(standing.matched).map((band) => [bandText(band), band.pnlKobo] as const)
      : [...shownPosition(positionIn(market, standing), rate, { isGross })].map(
          ([id, kobo]) => [names.get(id) ?? id, kobo] as const,
        );
  const middle = market.kind === 'fancy' && middleBandText(standing.matched);
  return (
    <div className="market-position">
      <table className="market-position__table">
        <caption className="visually-hidden">What you win or lose on each result</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Result</th>
            <th scope="col">You would win or lose</th>
          </tr>
        </thead>
        <tbody>
          {standing.matched.length > 0 &&
            rows.map(([name, kobo]) => (
              <tr key={name}>
                <th scope="row" title={name}>
                  {market.kind === 'fancy' ? `If it ends ${name}` : name}
                </th>
                <td>
                  <Money kobo={kobo} isResult />
                </td>
              </tr>
            ))}
          <tr className="market-position__worst">
            <th scope="row">Most you can lose</th>
            <td>
              <Money kobo={exposureIn(market, standing)} />
            </td>
          </tr>
        </tbody>
      </table>
      {rate > 0 && standing.matched.length > 0 && (
        <Button className="market-position__side" kind="note" isSmall onClick={switchSide}>
          Wins are {isGross ? 'before' : 'after'} {commissionPercent}% commission
        </Button>
      )}
      {middle && <p className="market-position__middle">{middle}</p>}
    </div>
  );
}

function nameOf(row: { name: string } | { runnerName: string }): string {
  return 'name' in row ? row.name : row.runnerName;
}
