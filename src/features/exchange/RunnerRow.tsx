import { memo, useEffect, useRef } from 'react';
import type { Side } from '../../domain/side.ts';
import type { LiveMarket, LiveRunner, RunnerFrame } from '../../state/marketStreamMarket.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Money } from '../../ui/Money.tsx';
import { PriceCells } from './PriceCells.tsx';

interface RunnerRowProps {
  market: LiveMarket;
  live: LiveRunner;
  runner: RunnerFrame;
  /** Profit or loss if this runner wins, kobo; absent while the player holds nothing here. */
  pnlKobo: number | undefined;
  /** The same once the bet in the slip is matched. */
  afterKobo: number | undefined;
  /** The side that is in the slip. */
  picked: Side | undefined;
  /** Where the slip begins to cover the page, px from the top; absent where it does not. */
  coveredFromPx: number | undefined;
  depth: number;
  onPick(runner: LiveRunner, side: Side, level: number): void;
}

const OUTCOMES = { winner: 'Won', loser: 'Lost', removed: 'Withdrawn' } as const;

export const RunnerRow = memo(function RunnerRow(props: RunnerRowProps) {
  const { market, live, runner, pnlKobo, afterKobo, picked, coveredFromPx, depth, onPick } = props;
  const row = useRef<HTMLTableRowElement>(null);
  const { name, status } = runner;
  const cells = { market, runner: live, runnerName: name, depth, onPick };
  // The price being bet is never hidden by its own slip.
  useEffect(() => {
    const bottom = row.current?.getBoundingClientRect().bottom ?? 0;
    if (picked && coveredFromPx !== undefined && bottom > coveredFromPx) {
      scrollBy({ top: bottom - coveredFromPx + 8 });
    }
  }, [picked, coveredFromPx]);
  return (
    <tr ref={row} className="runner" data-picked={picked}>
      <th scope="row" className="runner__head">
        <span className="runner__name" title={name}>
          {name}
          {status !== 'active' && (
            <Badge kind={status === 'winner' ? 'good' : 'bad'}>{OUTCOMES[status]}</Badge>
          )}
        </span>
        {(pnlKobo !== undefined || afterKobo !== undefined) && (
          <span className="runner__pnl">
            {pnlKobo !== undefined && <Money kobo={pnlKobo} isResult />}
            {afterKobo !== undefined && (
              <>
                <span aria-hidden="true"> → </span>
                <span className="visually-hidden">after this bet </span>
                <Money kobo={afterKobo} isResult />
              </>
            )}
          </span>
        )}
      </th>
      <PriceCells {...cells} side="back" />
      <PriceCells {...cells} side="lay" />
    </tr>
  );
});
