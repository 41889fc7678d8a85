import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { moveTicks } from '../../../domain/market/ladder.ts';
import type { Side } from '../../../domain/market/side.ts';
import { notify } from '../../../state/device/notices.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { LadderBar } from './LadderBar.tsx';
import './LadderTable.css';
import { aimAtRungs } from '../keys/aimAtRungs.ts';
import { RUNG_KEYS } from '../keys/rungKeys.ts';
import { LadderHead } from './LadderHead.tsx';
import { LadderRow } from './LadderRow.tsx';
import { cancelAt, moveTo } from './orderMoves.ts';
import type { OwnOrders, Place } from './ownOrders.ts';
import { DESK_REACH, middleOf, rungsAround } from './rungs.ts';
import { showVolumes } from './showVolumes.ts';
import type { Closed } from './useClosed.ts';
import { goneText, useHand } from './useHand.ts';
import { useRollOn } from './useRollOn.ts';

interface LadderTableProps {
  marketId: string;
  runner: LiveRunner;
  commissionPercent: number;
  runnerName: string;
  orders: OwnOrders;
  /** Why the market takes no bets; undefined when it does. */
  status: string | undefined;
  onPick(side: Side, priceHundredths: number): void;
  /** One of several on the page: it does not take the focus. */
  isBeside?: boolean;
  /** At a desk: what closing at each price would pay. The ladder then rolls over all prices, in low rungs. */
  closed?: Closed | undefined;
}

/**
 * Prices, the money waiting at them, what was matched at them and the player's own orders. Arrow keys move by
 * a tick and between the sides; Alt and an arrow moves the own orders at a price, Delete cancels them.
 */
export function LadderTable(props: LadderTableProps) {
  const {
    marketId,
    runner,
    runnerName,
    commissionPercent,
    orders,
    status,
    onPick,
    isBeside = false,
    closed,
  } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  /** What a key acts on: what had the focus last. */
  const [at, setAt] = useState<Place>(() => ({ price: middleOf(runner), side: 'back' }));
  const [middle, setMiddle] = useState(at.price);
  const { hand, take, layDown } = useHand(orders);
  /** What its rung is to get: the focus after a key, the middle of the window too at the start and on request. */
  const wants = useRef<'focus' | 'centre' | undefined>('centre');
  const isFirst = useRef(true);
  const isRolling = closed !== undefined;
  const rungs = rungsAround(middle, isRolling ? DESK_REACH : undefined);
  // The ladder may have rolled on without it.
  const tabStop = rungs.includes(at.price) ? at.price : rungs[Math.floor(rungs.length / 2)];
  useRollOn(body, rungs, isRolling, setMiddle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rungs have other cells to write
  useLayoutEffect(
    () => (body.current ? showVolumes(body.current, runner, runnerName) : undefined),
    [runner, runnerName, middle],
  );
  useEffect(() => {
    const cell = body.current?.querySelector<HTMLElement>(`[data-rung="${at.price}-${at.side}"]`);
    const isStart = isFirst.current;
    isFirst.current = false;
    const wanted = wants.current;
    wants.current = undefined;
    if (wanted === 'focus') cell?.focus();
    if (wanted !== 'centre') return;
    // The sheet opens in an effect that runs after this one.
    const frame = requestAnimationFrame(() => {
      if (!isBeside || !isStart) cell?.focus({ preventScroll: true });
      centreIn(cell);
    });
    return () => cancelAnimationFrame(frame);
  }, [at, isBeside]);

  function reach({ price, side }: Place) {
    setAt((was) => (was.price === price && was.side === side ? was : { price, side }));
  }

  function go(price: number, side: Side) {
    if (!rungs.includes(price)) setMiddle(price);
    wants.current = 'focus';
    setAt({ price, side });
  }

  /** Escape lays down what is in hand. Prevented, it closes no sheet around the ladder. */
  function layDownBy(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape' || !hand) return false;
    event.preventDefault();
    putBack();
    return true;
  }

  /** The buttons of what was in hand go: the focus returns to its price. */
  function putBack() {
    layDown();
    if (hand) go(hand.price, hand.side);
  }

  function move(event: KeyboardEvent) {
    if (layDownBy(event)) return;
    const { ticks, side } = RUNG_KEYS.find(({ key }) => key === event.key) ?? {};
    const isOwnAct = event.key === 'Delete' || (event.altKey && ticks !== undefined);
    if (ticks === undefined && !side && event.key !== 'Home' && !isOwnAct) return;
    event.preventDefault();
    if (isOwnAct) actOnOwn(ticks);
    else if (event.key === 'Home') centre();
    else go(moveTicks(at.price, ticks ?? 0), side ?? at.side);
  }

  /** Moves the own orders at the focused price by some ticks, or cancels them. Their button then goes. */
  function actOnOwn(ticks: number | undefined) {
    const own = orders[at.side].get(at.price)?.waiting ?? [];
    if (own.length === 0) return;
    const price = moveTicks(at.price, ticks ?? 0);
    if (!(ticks === undefined ? cancelAt(own) : moveTo(own, price))) return;
    layDown();
    go(price, at.side);
  }

  function tap(price: number, side: Side) {
    if (!hand) {
      onPick(side, price);
      return;
    }
    // Whoever taps to move an order does not bet, though it may have gone in this moment.
    if (hand.waiting.length === 0) notify('info', `${goneText(hand)} Nothing was moved or bet.`);
    else if (price !== hand.price && !moveTo(hand.waiting, price)) return;
    layDown();
  }

  function cancel({ price, side }: Place) {
    if (!cancelAt(orders[side].get(price)?.waiting ?? [])) return;
    layDown();
    go(price, side);
  }

  function centre() {
    const price = middleOf(runner);
    wants.current = 'centre';
    setMiddle(price);
    setAt({ price, side: at.side });
  }

  return (
    <>
      <LadderBar
        marketId={marketId}
        runnerId={runner.runnerId}
        status={status}
        hand={hand}
        onDrop={putBack}
        onKeyDown={layDownBy}
        onCentre={centre}
      />
      <table className="ladder" aria-label={`Prices of ${runnerName}`}>
        <LadderHead hasClose={closed !== undefined} />
        <tbody ref={body} onKeyDown={move} {...aimAtRungs({ runnerName, commissionPercent })}>
          {rungs.map((price) => (
            <LadderRow
              key={price}
              price={price}
              orders={orders}
              at={tabStop === price ? at.side : undefined}
              held={hand?.price === price ? hand.side : undefined}
              onReach={reach}
              onTap={tap}
              onHold={take}
              onCancel={cancel}
              closed={closed && { kobo: closed(price) }}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Scrolls the ladder's own window, never the page. */
function centreIn(cell: HTMLElement | null | undefined): void {
  const view = cell?.closest<HTMLElement>('[data-ladder-view]');
  if (!cell || !view) return;
  const [inner, outer] = [cell.getBoundingClientRect(), view.getBoundingClientRect()];
  view.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
