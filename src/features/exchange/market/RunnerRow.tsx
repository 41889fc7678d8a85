import { memo, useMemo } from 'react';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';
import type { ShownPrice } from '../../../state/bets/oneClick/shownPrice.ts';
import type {
  LiveMarket,
  LiveRunner,
  RunnerFrame,
} from '../../../state/live/marketStreamMarket.ts';
import { classes } from '../../../ui/classes.ts';
import { sideMark } from '../../../ui/crest/sideMark.tsx';
import { useClearOfDock } from '../../../ui/dock/useClearOfDock.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ladderIcon } from '../../../ui/icon/icons.ts';
import { Badge } from '../../../ui/status/Badge.tsx';
import { LiveText } from './LiveText.tsx';
import type { OwnWaiting } from './ownWaiting.ts';
import { PriceCells } from './PriceCells.tsx';
import { RunnerPnl } from './RunnerPnl.tsx';

interface RunnerRowProps {
  market: LiveMarket;
  live: LiveRunner;
  runner: RunnerFrame;
  /** One of the two that play, which has a crest; not, say, the draw. */
  isSide: boolean;
  isPerson: boolean;
  /** Profit or loss if this runner wins, kobo; undefined while the player has no bet here. */
  pnlKobo: number | undefined;
  /** The same after the slip's bet is matched. */
  afterKobo: number | undefined;
  /** What of this runner is in the slip. */
  picked: Side | 'both' | undefined;
  /** From here down the slip covers the page, px from the top; undefined when it covers nothing. */
  coveredFromPx: number | undefined;
  depth: number;
  /** The name has its own line above the prices. */
  isStacked: boolean;
  /** The player's orders that wait here. */
  own: OwnWaiting | undefined;
  /** Where the player's stop-loss waits on this runner. */
  stopHundredths: number | undefined;
  onPick(runner: LiveRunner, side: Side, level: number, pressed: ShownPrice | undefined): void;
  onLadder: ((runnerId: string) => void) | undefined;
}

const OUTCOMES = { winner: 'Won', loser: 'Lost', removed: 'Withdrawn' } as const;

export const RunnerRow = memo(function RunnerRow(props: RunnerRowProps) {
  const { market, live, runner, pnlKobo, afterKobo, picked, coveredFromPx, depth } = props;
  const { isSide, isPerson, isStacked, own, stopHundredths, onPick, onLadder } = props;
  const row = useClearOfDock<HTMLTableRowElement>(picked !== undefined, coveredFromPx);
  /** Something of the player's stands below the name. */
  const isHeld =
    pnlKobo !== undefined || afterKobo !== undefined || own || stopHundredths !== undefined;
  const { runnerId, name, status } = runner;
  const cells = { market, runner: live, runnerName: name, depth, onPick };
  const title = (
    <span className="runner__title">
      {isSide && sideMark(name, isPerson)}
      <span className="runner__name" title={name}>
        {name}
        {status !== 'active' && (
          <Badge kind={status === 'winner' ? 'good' : 'bad'}>{OUTCOMES[status]}</Badge>
        )}
      </span>
    </span>
  );
  const head = (
    <th
      scope={isStacked ? 'rowgroup' : 'row'}
      colSpan={isStacked ? 2 * depth : undefined}
      className={classes('runner__head', isHeld && 'runner__head--held')}
    >
      {onLadder ? (
        <button
          type="button"
          className="runner__open"
          aria-label={`${name}, price ladder`}
          onClick={() => onLadder(runnerId)}
        >
          {title}
          <Icon path={ladderIcon} isSmall />
        </button>
      ) : (
        title
      )}
      {isHeld && (
        <span className="runner__state">
          <RunnerPnl pnlKobo={pnlKobo} afterKobo={afterKobo} />
          {own && <span className="runner__waiting">{own.text}</span>}
          {stopHundredths !== undefined && (
            <span className="runner__waiting">{`Stop-loss at ${formatOdds(stopHundredths)}`}</span>
          )}
        </span>
      )}
      {depth === 1 && status === 'active' && <NotOffered live={live} />}
    </th>
  );
  const prices = (
    <>
      <PriceCells
        {...cells}
        side="back"
        own={own?.sizes.back}
        isPicked={picked === 'back' || picked === 'both'}
      />
      <PriceCells
        {...cells}
        side="lay"
        own={own?.sizes.lay}
        isPicked={picked === 'lay' || picked === 'both'}
      />
    </>
  );
  return isStacked ? (
    <tbody>
      <tr className="runner runner--name">{head}</tr>
      <tr ref={row} className="runner" data-picked={picked}>
        {prices}
      </tr>
    </tbody>
  ) : (
    <tr ref={row} className="runner" data-picked={picked}>
      {head}
      {prices}
    </tr>
  );
});

/** Lies over both prices of a runner that a bookmaker does not price now, as beside a strong favourite. */
function NotOffered({ live }: { live: LiveRunner }) {
  const [text, signals] = useMemo(
    () =>
      [
        () => (live.back.length + live.lay.length === 0 ? 'Not on offer now' : ''),
        [live.moved.back, live.moved.lay],
      ] as const,
    [live],
  );
  return <LiveText className="runner__off" text={text} signals={signals} />;
}
