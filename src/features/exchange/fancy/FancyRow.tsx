import { memo, useCallback } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { Side } from '../../../domain/market/side.ts';
import { pick } from '../../../state/bets/betslip.ts';
import type { ShownPrice } from '../../../state/bets/oneClick/shownPrice.ts';
import type {
  LiveMarket,
  LiveRunner,
  MarketFrame,
} from '../../../state/live/marketStreamMarket.ts';
import { classes } from '../../../ui/classes.ts';
import { useClearOfDock } from '../../../ui/dock/useClearOfDock.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { MarketName } from '../market/MarketName.tsx';
import type { MarketTools } from '../market/MarketProps.ts';
import { limitNaira, statusWord } from '../market/marketWords.ts';
import { selectionOf } from '../market/selectionOf.ts';
import { LineCells } from './LineCells.tsx';
import { useFancyPosition } from './useFancyPosition.ts';

interface FancyRowProps {
  market: LiveMarket;
  frame: MarketFrame;
  eventName: string;
  bets: readonly Bet[];
  onOpen(marketId: string): void;
  headTools: MarketTools | undefined;
}

export const FancyRow = memo(function FancyRow(props: FancyRowProps) {
  const { market, frame, eventName, bets, onOpen, headTools } = props;
  const { marketId, name, minStake, maxStake, status } = frame;
  const { worstKobo, worstAfterKobo, pickedSide, coveredFromPx } = useFancyPosition(frame, bets);
  const row = useClearOfDock<HTMLTableRowElement>(pickedSide !== undefined, coveredFromPx);
  const [runner] = market.runners.values();
  const onPick = useCallback(
    (live: LiveRunner, side: Side, pressed: ShownPrice | undefined) => {
      const [priceHundredths] = live[side][0] ?? [];
      if (priceHundredths === undefined) return;
      const choice = { market, runner: live, side, priceHundredths, eventName };
      pick(selectionOf(choice), { pressed });
    },
    [market, eventName],
  );
  if (!runner) return null;
  return (
    <tr ref={row} className="fancy-row" data-picked={pickedSide}>
      <th scope="row" className={classes('fancy-row__head', headTools && 'fancy-row__head--tools')}>
        {headTools && <span className="fancy-row__tools">{headTools(market, frame)}</span>}
        <button
          type="button"
          className="fancy-row__open"
          aria-label={`${name}, rules and run book`}
          onClick={() => onOpen(marketId)}
        >
          <span className="fancy-row__name" title={name}>
            <MarketName name={name} eventName={eventName} />
          </span>
        </button>
        <span className="fancy-row__facts">
          <span>{`${limitNaira(minStake)}–${maxStake > 0 ? limitNaira(maxStake) : 'no max'}`}</span>
          {(worstKobo !== undefined || worstAfterKobo !== undefined) && (
            <span className="fancy-row__book">
              {worstKobo !== undefined && (
                <>
                  <span className="fancy-row__word">Worst </span>
                  <Money kobo={worstKobo} isResult />
                </>
              )}
              {worstAfterKobo !== undefined && (
                <>
                  <span aria-hidden="true"> → </span>
                  <span className="visually-hidden">after this bet at worst </span>
                  <Money kobo={worstAfterKobo} isResult />
                </>
              )}
            </span>
          )}
        </span>
      </th>
      <LineCells
        market={market}
        runner={runner}
        name={name}
        cover={statusWord(status)}
        picked={pickedSide}
        onPick={onPick}
      />
    </tr>
  );
});
