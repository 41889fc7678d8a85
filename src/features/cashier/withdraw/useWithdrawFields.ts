import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { gatewayDetail } from '../cashier.ts';

/** Before a gateway is chosen there is nothing to ask. */
const NONE = proxy<{ data: undefined }>({ data: undefined });

/** What a gateway asks for besides the amount; nothing while it is not known. */
export function useWithdrawFields(code: string | undefined): readonly GatewayField[] | undefined {
  const detail = code === undefined ? undefined : gatewayDetail(code, 'withdraw');
  useEffect(() => void detail?.refresh(), [detail]);
  return useSnapshot(detail?.state ?? NONE).data?.fields;
}
