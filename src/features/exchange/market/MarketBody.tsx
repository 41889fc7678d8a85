import { useCallback, useMemo, useState } from 'react';
import type { OutcomeResult } from '../../../contract/betting/outcomeResult.ts';
import { hasBook } from '../../../domain/market/hasBook.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import type { Hedge } from '../../../domain/position/hedgeOf.ts';
import { pick } from '../../../state/bets/betslip.ts';
import { changeDraft } from '../../../state/bets/betslipTerms.ts';
import type { ShownPrice } from '../../../state/bets/oneClick/shownPrice.ts';
import { useWinSide } from '../../../state/bets/winView.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { inPlace, inPlaceQuiet } from '../../../ui/late/inPlace.tsx';
import { late } from '../../../ui/late/late.tsx';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { Badge } from '../../../ui/status/Badge.tsx';
import { AT_DESK, from, WINDOW } from '../../../ui/style/breakpoints.ts';
import { AgeChip } from './AgeChip.tsx';
import { CommissionSwitch } from './CommissionSwitch.tsx';
import { LiveText } from './LiveText.tsx';
import { MarketFacts } from './MarketFacts.tsx';
import { MarketFoot } from './MarketFoot.tsx';
import { MarketName } from './MarketName.tsx';
import type { MarketProps } from './MarketProps.ts';
import { MarketTable } from './MarketTable.tsx';
import { limitsText } from './marketWords.ts';
import { selectionOf } from './selectionOf.ts';

const LadderSheet = late(
  () => import('../ladder/LadderSheet.tsx').then((module) => module.LadderSheet),
  inPlaceQuiet,
);
const LadderBoard = late(
  () => import('../ladder/LadderBoard.tsx').then((module) => module.LadderBoard),
  inPlace,
);

interface MarketBodyProps extends MarketProps {
  titleId: string;
}

/** A whole market: facts, prices, rules, and what the player can win and lose. */
export function MarketBody(props: MarketBodyProps) {
  const { game, market, frame, eventName, sportId, bets, tools, headTools, titleId } = props;
  const [isDeep, setDeep] = useState(false);
  const [ladderId, openLadder] = useState<string>();
  const [ownLadders, setLadders] = useState(false);
  const { hasLadders: wantsLadders = ownLadders, onLadders } = props;
  const [isGross, switchSide] = useWinSide();
  const isExchange = priceScale(frame.kind) === 'decimal';
  const isWide = useMedia(from(WINDOW.wide));
  const isAtDesk = useMedia(AT_DESK);
  const canShowLadders = isWide && hasBook(frame.kind);
  const hasLadders = canShowLadders && wantsLadders;
  const [matched, matchedSignals] = useMemo(
    () => [() => `${compactNaira(market.matched)} matched`, [market.matchedMoved]] as const,
    [market],
  );

  const onRung = useCallback(
    (runner: LiveRunner, side: Side, priceHundredths: number) =>
      pick(selectionOf({ market, runner, side, priceHundredths, eventName }), { isRung: true }),
    [market, eventName],
  );
  const onHedge = useCallback(
    (runner: LiveRunner, { side, priceHundredths, stakeKobo }: Hedge, from: OutcomeResult[]) => {
      const selection = selectionOf({ market, runner, side, priceHundredths, eventName });
      // With one-click on, the tap on a price bets its own stake; a hedge is looked at first.
      pick({ ...selection, position: from }, { isLive: false });
      changeDraft({ stakeKobo });
    },
    [market, eventName],
  );
  const onPick = useCallback(
    (runner: LiveRunner, side: Side, level: number, pressed: ShownPrice | undefined) => {
      const [priceHundredths] = runner[side][level] ?? [];
      if (priceHundredths === undefined) return;
      pick(selectionOf({ market, runner, side, priceHundredths, eventName }), { pressed });
    },
    [market, eventName],
  );

  return (
    <>
      <header className="market__head">
        {headTools && <span className="market__tools">{headTools(market, frame)}</span>}
        <h2 id={titleId} className="market__name" title={frame.name}>
          <MarketName name={frame.name} eventName={eventName} />
        </h2>
        {frame.kind === 'bookmaker' && <Badge>{frame.commissionPercent}% commission</Badge>}
        {canShowLadders && (
          <Chip
            className="market__ladders"
            aria-keyshortcuts="l"
            isSmall
            isOn={hasLadders}
            onClick={() =>
              onLadders ? onLadders(frame.marketId, !hasLadders) : setLadders(!hasLadders)
            }
          >
            Ladders
          </Chip>
        )}
        {isExchange && (
          <Chip className="market__depth" isSmall isOn={isDeep} onClick={() => setDeep(!isDeep)}>
            Depth
          </Chip>
        )}
        <AgeChip game={game} isAlone={isAtDesk && hasLadders} />
      </header>
      {!isAtDesk && (
        <MarketFacts game={game}>
          <Parts
            of={[
              <LiveText key="matched" text={matched} signals={matchedSignals} />,
              limitsText(frame),
            ]}
          />
        </MarketFacts>
      )}
      {!(isAtDesk && hasLadders) && (
        <MarketTable
          market={market}
          frame={frame}
          eventName={eventName}
          sportId={sportId}
          bets={bets}
          titleId={titleId}
          isStacked={isDeep && !isAtDesk}
          corner={
            isAtDesk && (
              <MarketFacts game={game} isNarrow>
                <LiveText text={matched} signals={matchedSignals} />
              </MarketFacts>
            )
          }
          isGross={isGross}
          onPick={onPick}
          onLadder={isExchange ? openLadder : undefined}
        />
      )}
      {hasLadders && (
        <LadderBoard game={game} market={market} frame={frame} bets={bets} onPick={onRung} />
      )}
      {frame.remark !== undefined && (
        <p className="market__remark" title={frame.remark}>
          {frame.remark}
        </p>
      )}
      <MarketFoot rules={frame.rules} facts={isAtDesk ? limitsText(frame) : undefined}>
        <CommissionSwitch frame={frame} bets={bets} isGross={isGross} onSwitch={switchSide} />
        {tools?.(market, frame)}
      </MarketFoot>
      {ladderId !== undefined && (
        <LadderSheet
          game={game}
          market={market}
          frame={frame}
          runnerId={ladderId}
          bets={bets}
          onPick={onRung}
          onHedge={onHedge}
          onClose={() => openLadder(undefined)}
        />
      )}
    </>
  );
}
