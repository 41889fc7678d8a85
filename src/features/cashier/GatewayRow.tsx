import { Link } from 'wouter';
import type { Gateway } from '../../contract/cashier/gateways.ts';
import { classes } from '../../ui/classes.ts';
import { Flag } from '../../ui/crest/Flag.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../ui/icon/icons.ts';
import { Parts } from '../../ui/layout/Parts.tsx';
import { feeText, HOME, limitsText } from './cashierWords.ts';
import './GatewayRow.css';
import { WayMark } from './WayMark.tsx';

interface GatewayRowProps {
  gateway: Gateway;
  to: string;
  onChoose?(): void;
}

/** Where the server does not say more. */
const TROUBLE: Record<Gateway['status'], string | undefined> = {
  working: undefined,
  slow: 'Slow now',
  down: 'Not available now',
};

/** A payment method with its terms. One that is out of service says why. */
export function GatewayRow({ gateway, to, onChoose }: GatewayRowProps) {
  const { name, time, status, statusText, country } = gateway;
  const words = (
    <>
      <span className="gateway-row__icon">
        <WayMark gateway={gateway} />
      </span>
      <span className="gateway-row__text">
        <span className="gateway-row__name">
          {name}
          {country !== undefined && country !== HOME && <Flag country={country} />}
        </span>
        <span className="gateway-row__terms">
          <Parts of={[limitsText(gateway), feeText(gateway)]} />
        </span>
        <span
          className={classes('gateway-row__terms', status !== 'working' && 'gateway-row__trouble')}
        >
          {statusText ?? TROUBLE[status] ?? time}
        </span>
      </span>
    </>
  );
  if (status === 'down') {
    return (
      <li className="gateway-row gateway-row--off">
        <div className="gateway-row__body">{words}</div>
      </li>
    );
  }
  return (
    <li className="gateway-row">
      <Link className="gateway-row__body" href={to} onClick={onChoose}>
        {words}
        <Icon path={chevronRightIcon} isSmall />
      </Link>
    </li>
  );
}
