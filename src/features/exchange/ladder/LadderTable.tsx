import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { moveTicks } from '../../../domain/market/ladder.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './LadderTable.css';
import type { OwnOrders, OwnStakes } from './ownOrders.ts';
import { middleOf, rungsAround } from './rungs.ts';
import { showVolumes } from './showVolumes.ts';

interface LadderTableProps {
  runner: LiveRunner;
  runnerName: string;
  orders: OwnOrders;
  /** Why the market takes no bets; undefined when it does. */
  status: string | undefined;
  onPick(side: Side, priceHundredths: number): void;
}

const TICKS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const SIDES: Record<string, Side> = { ArrowLeft: 'back', ArrowRight: 'lay' };

/** Prices and the money waiting at them. Arrow keys move by a tick and between the sides. */
export function LadderTable({ runner, runnerName, orders, status, onPick }: LadderTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState<{ price: number; side: Side }>(() => ({
    price: middleOf(runner),
    side: 'back',
  }));
  const [middle, setMiddle] = useState(at.price);
  /** Whether to scroll the market to the middle: at the start and on request. */
  const wantsCentre = useRef(true);
  const rungs = rungsAround(middle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rungs have other cells to write
  useLayoutEffect(
    () => (body.current ? showVolumes(body.current, runner, runnerName) : undefined),
    [runner, runnerName, middle],
  );
  useEffect(() => {
    const cell = body.current?.querySelector<HTMLElement>(`[data-rung="${at.price}-${at.side}"]`);
    if (!wantsCentre.current) {
      cell?.focus();
      return;
    }
    wantsCentre.current = false;
    // The sheet opens in an effect that runs after this one.
    const frame = requestAnimationFrame(() => {
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);

  function go(price: number, side: Side) {
    if (!rungs.includes(price)) setMiddle(price);
    setAt({ price, side });
  }

  function move(event: KeyboardEvent) {
    const ticks = TICKS[event.key];
    const side = SIDES[event.key];
    if (ticks === undefined && !side && event.key !== 'Home') return;
    event.preventDefault();
    if (event.key === 'Home') centre();
    else go(moveTicks(at.price, ticks ?? 0), side ?? at.side);
  }

  function centre() {
    const price = middleOf(runner);
    wantsCentre.current = true;
    setMiddle(price);
    setAt({ price, side: at.side });
  }

  return (
    <>
      <div className="ladder__bar">
        <p className="ladder__legend" role="status">
          {status ? (
            <b className="ladder__status">{status}</b>
          ) : (
            <>
              Yours: <span className="ladder__mark">✓ matched</span>,{' '}
              <span className="ladder__mark">… waiting</span>
            </>
          )}
        </p>
        <Button kind="quiet" isSmall onClick={centre}>
          Centre
        </Button>
      </div>
      <table className="ladder" aria-label={`Prices of ${runnerName}`}>
        <thead>
          <tr>
            <th scope="col">Yours</th>
            <th scope="col">Back</th>
            <th scope="col">Price</th>
            <th scope="col">Lay</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={move}>
          {rungs.map((price) => {
            const rung = (side: Side) => (
              <td className="ladder__cell">
                <button
                  type="button"
                  className={`rung rung--${side}`}
                  data-rung={`${price}-${side}`}
                  data-price={price}
                  data-side={side}
                  tabIndex={at.price === price && at.side === side ? 0 : -1}
                  onClick={() => onPick(side, price)}
                />
              </td>
            );
            return (
              <tr key={price} data-price={price}>
                <Own stakes={orders.back.get(price)} />
                {rung('back')}
                <th scope="row" className="ladder__price">
                  {formatOdds(price)}
                </th>
                {rung('lay')}
                <Own stakes={orders.lay.get(price)} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Own({ stakes }: { stakes: OwnStakes | undefined }) {
  return (
    <td className="ladder__own">
      {stakes && stakes.matchedKobo > 0 && (
        <span title="Matched">✓{compactNaira(stakes.matchedKobo)}</span>
      )}
      {stakes && stakes.waitingKobo > 0 && (
        <span title="Waiting">…{compactNaira(stakes.waitingKobo)}</span>
      )}
    </td>
  );
}
