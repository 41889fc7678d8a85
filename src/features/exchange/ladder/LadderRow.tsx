import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { classes } from '../../../ui/classes.ts';
import { OwnCell } from './OwnCell.tsx';
import type { OwnOrders, Place } from './ownOrders.ts';

interface LadderRowProps {
  price: number;
  orders: OwnOrders;
  /** The side that a key would act on, in this row alone. */
  at: Side | undefined;
  /** The side whose orders are in hand. */
  held: Side | undefined;
  /** The focus has come to a rung, or to the orders beside it. */
  onReach(place: Place): void;
  onTap(price: number, side: Side): void;
  onHold(place: Place): void;
  onCancel(place: Place): void;
  /** What closing here would pay, in kobo; left out where there is no column for it. */
  closed: { kobo: number | undefined } | undefined;
}

/** One price: the money on both sides, written by `showVolumes`, and the player's own. */
export function LadderRow(props: LadderRowProps) {
  const { price, orders, at, held, onReach, onTap, onHold, onCancel, closed } = props;
  const rung = (side: Side) => (
    <td className="ladder__cell" onFocus={() => onReach({ price, side })}>
      <button
        type="button"
        className={`rung rung--${side}`}
        data-rung={`${price}-${side}`}
        data-price={price}
        data-side={side}
        tabIndex={at === side ? 0 : -1}
        onClick={() => onTap(price, side)}
      />
    </td>
  );
  const own = (side: Side) => (
    <OwnCell
      side={side}
      price={price}
      stakes={orders[side].get(price)}
      isHeld={held === side}
      onReach={() => onReach({ price, side })}
      onHold={() => onHold({ price, side })}
      onCancel={closed && (() => onCancel({ price, side }))}
    />
  );
  return (
    <tr data-price={price}>
      {own('back')}
      {rung('back')}
      <th scope="row" className="ladder__price">
        <span className="ladder__odds">{formatOdds(price)}</span>
        <span className="ladder__volume" />
      </th>
      {rung('lay')}
      {own('lay')}
      {closed && <ClosedCell kobo={closed.kobo} />}
    </tr>
  );
}

/** A sign beside the colour. */
function ClosedCell({ kobo = 0 }: { kobo: number | undefined }) {
  const tone = kobo > 0 ? 'money--win' : kobo < 0 && 'money--lose';
  // No sum below a naira is worth a place.
  const text = Math.abs(kobo) < 100 ? '' : compactNaira(kobo).replace('₦', '');
  return (
    <td className={classes('ladder__closed', tone)} translate="no">
      {kobo > 0 && text ? `+${text}` : text}
    </td>
  );
}
