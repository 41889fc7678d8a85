import type { Gateway } from '../../contract/cashier/gateways.ts';
import { href, paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Flag } from '../../ui/crest/Flag.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { CashierPage } from './CashierPage.tsx';
import { CashierSkeleton } from './CashierSkeleton.tsx';
import { deposits, gateways } from './cashier.ts';
import { HOME } from './cashierWords.ts';
import { DepositsOff } from './deposit/DepositsOff.tsx';
import { LastWay } from './deposit/LastWay.tsx';
import { GatewayRow } from './GatewayRow.tsx';

/** Deposit methods: those of the players' country first, each group in the server's order. */
export function GatewaysView() {
  const list = useFreshList(gateways);
  const paidIn = useFreshList(deposits);
  const isResting = isAway(useStateOfPlay());
  const all = list.data?.gateways.filter(({ kind }) => kind === 'deposit');
  // The way used last would push the others down if it came later.
  const isWhole = paidIn.data !== undefined || paidIn.status === 'failed';
  const retry = () => void gateways.refresh();
  return (
    <CashierPage title="Deposit" link={{ to: paths.deposits, text: 'Your deposits' }}>
      {isResting ? (
        <DepositsOff />
      ) : all && isWhole ? (
        <>
          <ListAge list={list} onRetry={retry} />
          <LastWay gateways={all} deposits={paidIn.data?.deposits ?? []} />
          {all.length === 0 && (
            <EmptyState
              picture="wallet"
              title="No payment method available"
              text="All payment methods are off for now. Your balance is not affected."
            />
          )}
          {GROUPS.map(({ title, country, holds }) => (
            <Group key={title} title={title} country={country} gateways={all.filter(holds)} />
          ))}
        </>
      ) : list.status === 'failed' ? (
        <ErrorState
          title="Payment methods could not be loaded"
          text="None are saved on this phone yet. No money has moved."
          onRetry={retry}
        />
      ) : (
        <CashierSkeleton label="Loading payment methods" />
      )}
    </CashierPage>
  );
}

const GROUPS: { title: string; country?: string; holds(gateway: Gateway): boolean }[] = [
  { title: 'In Nigeria', country: HOME, holds: ({ country }) => country === HOME },
  { title: 'From anywhere', holds: ({ country }) => country === undefined },
  {
    title: 'From other countries',
    holds: ({ country }) => country !== undefined && country !== HOME,
  },
];

interface GroupProps {
  title: string;
  /** The country of all of them. */
  country?: string | undefined;
  gateways: readonly Gateway[];
}

function Group({ title, country, gateways }: GroupProps) {
  if (gateways.length === 0) return null;
  return (
    <section className="cashier__section">
      <h2>
        {title} {country !== undefined && <Flag country={country} />}
      </h2>
      <Card isFlush>
        <ul className="cashier__list">
          {gateways.map((gateway) => (
            <GatewayRow
              key={gateway.code}
              gateway={gateway}
              to={href(paths.deposit, { gateway: gateway.code })}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
