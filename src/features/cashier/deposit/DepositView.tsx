import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Gateway } from '../../../contract/cashier/gateways.ts';
import * as texts from '../../../messages/english/deposit.ts';
import { paths } from '../../../paths.ts';
import { usePageDetail } from '../../../state/device/pageDetail.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { useMoneyRequest } from '../../../state/money/useMoneyRequest.ts';
import { isAway } from '../../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../../state/play/useStateOfPlay.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { CashierPage } from '../CashierPage.tsx';
import { CashierSkeleton } from '../CashierSkeleton.tsx';
import { deposits, gatewayDetail, gateways } from '../cashier.ts';
import { feeText, offText } from '../cashierWords.ts';
import type { ShownGateway } from '../requests/shown.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { DepositsOff } from './DepositsOff.tsx';
import { depositRequest } from './depositRequests.ts';

/** Deposits by one gateway: its form, then the progress of the deposit until it is decided. */
interface DepositViewProps {
  code: string;
  /** What is left of the player's own limits. */
  limits?: ReactNode;
  /** The bonus that an approved deposit opens. */
  bonusOf?(depositId: string): ReactNode;
}

export function DepositView({ code, limits, bonusOf }: DepositViewProps) {
  const isResting = isAway(useStateOfPlay());
  const list = useFreshList(gateways);
  const detail = useFreshList(gatewayDetail(code, 'deposit'));
  const known = list.data?.gateways.find((row) => row.code === code && row.kind === 'deposit');
  const isUnknown = list.data !== undefined && list.status !== 'loading' && !known;
  const { data } = detail;
  // The list may be newer than the gateway's saved details.
  const gateway = known ?? data?.gateway;
  usePageDetail(gateway?.name);
  if (isUnknown && !data) return <UnknownGateway code={code} />;
  const retry = () => {
    void gateways.refresh();
    void gatewayDetail(code, 'deposit').refresh();
  };
  const isComing = !(data && gateway) && detail.status !== 'failed';
  return (
    <CashierPage
      title={gateway?.name ?? 'Deposit'}
      link={isResting ? undefined : { to: paths.gateways, text: 'Other ways to pay' }}
    >
      {!isResting && (
        <p className="cashier__note cashier__note--method">
          {gateway ? (
            <Parts of={[feeText(gateway), gateway.statusText]} />
          ) : (
            // A place of one line; a failure needs none of it, and has room enough.
            <>&nbsp;</>
          )}
        </p>
      )}
      {data && gateway ? (
        <OpenGateway
          key={code}
          code={code}
          detail={{ ...data, gateway, savedAt: detail.savedAt }}
          isResting={isResting}
          bonusOf={bonusOf}
        />
      ) : isComing ? (
        <CashierSkeleton label={texts.loadingMethod} />
      ) : gateway?.status === 'down' ? (
        <GatewayOff gateway={gateway} />
      ) : (
        <ErrorState title={texts.methodNotLoaded} text={texts.notSavedYet} onRetry={retry} />
      )}
      {/* Below what is still coming, it would be moved by it. */}
      {!isComing && limits}
    </CashierPage>
  );
}

interface OpenGatewayProps {
  code: string;
  detail: ShownGateway;
  isResting: boolean;
  bonusOf: DepositViewProps['bonusOf'];
}

function OpenGateway({ code, detail, isResting, bonusOf }: OpenGatewayProps) {
  const request = depositRequest(code);
  const { phase, values } = useMoneyRequest(request);
  const list = useFreshList(deposits);
  const [isAnother, setAnother] = useState(false);
  const [followedId, follow] = useState<string>();
  const all = list.data?.deposits ?? [];
  const made = phase.is === 'done' ? phase.result : undefined;
  const isDown = detail.gateway.status === 'down';
  // After a reload, show a pending deposit rather than an empty form, which would invite a second one. If
  // something is under way, or typed that may be sent, that is another deposit: show it.
  const isTyped = !isResting && !isDown && (isAnother || Boolean(values['amount']));
  const isBegun = isTyped || phase.is !== 'editing';
  const waiting = isBegun
    ? undefined
    : (all.find((row) => row.depositId === followedId) ??
      all.find((row) => row.gateway === code && row.status === 'pending'));
  // Stays when it is decided before the player's eyes, with what became of it.
  if (waiting && waiting.depositId !== followedId) follow(waiting.depositId);
  const shown = made ? (all.find((row) => row.depositId === made.depositId) ?? made) : waiting;
  // A deposit that was sent is followed to its end, even during a break or an outage.
  if (!shown && phase.is === 'editing') {
    if (isResting) return <DepositsOff />;
    if (isDown) return <GatewayOff gateway={detail.gateway} />;
  }
  if (!shown) return <DepositForm detail={detail} request={request} />;
  const told =
    list.data && shown !== made
      ? { asOf: list.data.asOf, savedAt: list.savedAt }
      : { asOf: shown.createdAt, savedAt: phase.is === 'done' ? phase.at : list.savedAt };
  return (
    <DepositProgress
      deposit={shown}
      detail={detail}
      told={told}
      bonus={bonusOf?.(shown.depositId)}
      isNew={made !== undefined}
      onAnother={() => {
        request.again();
        setAnother(true);
      }}
    />
  );
}

function GatewayOff({ gateway }: { gateway: Gateway }) {
  return (
    <Notice kind="warning">
      <p>
        {offText(gateway)} Pay <Link href={paths.gateways}>another way</Link>.
      </p>
    </Notice>
  );
}

function UnknownGateway({ code }: { code: string }) {
  return (
    <EmptyState
      picture="signpost"
      isPage
      title={texts.methodNotFound}
      text={texts.noSuchMethod(code.slice(0, 40))}
    >
      <Link className={buttonClass()} href={paths.gateways}>
        {texts.seeMethods}
      </Link>
    </EmptyState>
  );
}
