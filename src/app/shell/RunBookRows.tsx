import type { Bet } from '../../contract/betting/bets.ts';
import { bandText, fancyBook } from '../../domain/position/fancyBook.ts';
import { standingIn } from '../../state/bets/betsPosition.ts';
import { Money } from '../../ui/layout/Money.tsx';

/** What a session's exposure consists of: each band of results with its profit or loss. */
export function RunBookRows({ bets }: { bets: readonly Bet[] }) {
  const [first] = bets;
  if (first?.marketKind !== 'fancy') return null;
  const { matched } = standingIn(first.marketId, bets);
  if (matched.length === 0) return null;
  return (
    <dl className="balance-panel__book">
      {fancyBook(matched).map((band) => (
        <div key={band.from} className="balance-panel__band">
          <dt>If it ends {bandText(band)}</dt>
          <dd>
            <Money kobo={band.pnlKobo} isResult />
          </dd>
        </div>
      ))}
    </dl>
  );
}
