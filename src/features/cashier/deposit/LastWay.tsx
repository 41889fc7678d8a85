import { Link } from 'wouter';
import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { lastTook } from '../../../messages/english/deposit.ts';
import { href, paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { feeText } from '../cashierWords.ts';
import type { ShownDeposit } from '../requests/shown.ts';
import { WayMark } from '../WayMark.tsx';
import { depositRequest } from './depositRequests.ts';
import './LastWay.css';
import { lastTookMinutes, lastWay } from './lastWay.ts';

interface LastWayProps {
  gateways: readonly Gateway[];
  deposits: readonly ShownDeposit[];
}

/** The way that money last came in by, with its amount: one tap to the account to pay to. */
export function LastWay({ gateways, deposits }: LastWayProps) {
  const last = lastWay(deposits, gateways);
  if (!last) return null;
  const { gateway, amountKobo, isPending } = last;
  const took = lastTookMinutes(deposits, gateway.code);
  return (
    <Card>
      <section className="last-way" aria-label="Used last">
        <WayMark gateway={gateway} />
        <div className="last-way__text">
          <b>{gateway.name}</b>
          <span className="last-way__quiet">
            <Parts
              of={[
                'Used last',
                feeText(gateway),
                took === undefined ? gateway.time : lastTook(took),
              ]}
            />
          </span>
        </div>
        <Link
          className={buttonClass({ kind: 'action', isWide: true })}
          href={href(paths.deposit, { gateway: gateway.code })}
          onClick={() => !isPending && fillIn(gateway.code, amountKobo)}
        >
          {isPending ? 'See pending deposit' : `Deposit ${wholeNaira(amountKobo)} again`}
        </Link>
      </section>
    </Card>
  );
}

/** Does nothing while one is on its way. */
function fillIn(code: string, amountKobo: number): void {
  const request = depositRequest(code);
  if (request.state.phase.is === 'done') request.again();
  request.change('amount', String(amountKobo / 100));
}
