import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { moveTicks } from '../../../domain/market/ladder.ts';
import { keepsPlace } from '../../../domain/market/order.ts';
import { readPrice } from '../../../domain/market/readPrice.ts';
import { isWholeNaira, KOBO_PER_NAIRA, wholeNaira } from '../../../domain/money/money.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import { changeOrder } from '../../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import './ChangeOrder.css';

/** Changes the limit and the stake of an order in place. What is matched already stays as it is. */
export function ChangeOrder({ bet, onClose }: { bet: Bet; onClose(): void }) {
  const { priceAsked, stake, stakeMatched } = bet;
  const [price, setPrice] = useState(formatOdds(priceAsked));
  const [amount, setAmount] = useState(String(stake / KOBO_PER_NAIRA));
  const { isBusy, block } = useOrderAct({ bet });
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone. A phone's keypad waits until it is asked for.
  useEffect(() => {
    const field = matchMedia('(hover: hover)').matches && form.current?.querySelector('input');
    (field || form.current)?.focus();
  }, []);
  const next = read(price, amount, bet);
  const isSame = next.priceHundredths === priceAsked && next.stakeKobo === stake;

  function step(ticks: 1 | -1) {
    setPrice(formatOdds(moveTicks(next.priceHundredths ?? priceAsked, ticks)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { priceHundredths, stakeKobo } = next;
    if (priceHundredths === undefined || stakeKobo === undefined || isSame || isBusy) return;
    changeOrder(bet, {
      ...(priceHundredths !== priceAsked && { price: priceHundredths }),
      ...(stakeKobo !== stake && { stake: stakeKobo }),
    });
    onClose();
  }

  return (
    <form ref={form} className="change-order" tabIndex={-1} onSubmit={submit} noValidate>
      <NumberField
        label="New price"
        value={price}
        hasDecimals
        onChange={setPrice}
        onStep={step}
        error={next.priceProblem}
      />
      <NumberField
        label="New stake"
        unit="₦"
        value={amount}
        onChange={setAmount}
        {...(stakeMatched > 0 && { hint: `${wholeNaira(stakeMatched)} of it is matched` })}
        error={next.stakeProblem}
      />
      <p className="change-order__note">{placeText(bet, next)}</p>
      <Button
        type="submit"
        isSmall
        isBusy={isBusy}
        disabled={
          isSame ||
          block !== undefined ||
          next.priceHundredths === undefined ||
          next.stakeKobo === undefined
        }
      >
        Change it
      </Button>
      <Button kind="quiet" isSmall onClick={onClose}>
        Leave it
      </Button>
    </form>
  );
}

interface Next {
  priceHundredths: number | undefined;
  priceProblem?: string;
  stakeKobo: number | undefined;
  stakeProblem?: string;
}

function read(price: string, amount: string, { side, stake, stakeMatched }: Bet): Next {
  const { priceHundredths, note, problem } = readPrice(price, side);
  const priceProblem = problem ?? note;
  const parsed = parseNaira(amount);
  // What closes a position is for what is left to close, to the kobo, and may stay so.
  const isStake = 'kobo' in parsed && (isWholeNaira(parsed.kobo) || parsed.kobo === stake);
  const kobo = isStake ? parsed.kobo : undefined;
  return {
    priceHundredths,
    ...(priceProblem && { priceProblem }),
    ...(kobo === undefined
      ? { stakeKobo: undefined, stakeProblem: 'Enter whole naira, like 1,500' }
      : kobo <= stakeMatched
        ? {
            stakeKobo: undefined,
            stakeProblem: 'That much is already matched. Cancel the rest instead',
          }
        : { stakeKobo: kobo }),
  };
}

/** Whether the order keeps its place in the queue. */
function placeText(bet: Bet, { priceHundredths, stakeKobo }: Next): string {
  if (priceHundredths === undefined || stakeKobo === undefined) return '';
  const was = { priceHundredths: bet.priceAsked, stakeKobo: bet.stake };
  return keepsPlace(was, { priceHundredths, stakeKobo })
    ? 'Keeps its place in the queue.'
    : 'Goes to the end of the queue at its price. In play it waits for the delay again.';
}
