import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { gatewayDetail } from '../cashier.ts';

/** Used until a gateway is chosen. */
const NONE = proxy<{ data: undefined }>({ data: undefined });

/** The extra fields that a gateway asks for; undefined while unknown. */
export function useWithdrawFields(code: string | undefined): readonly GatewayField[] | undefined {
  const detail = code === undefined ? undefined : gatewayDetail(code, 'withdraw');
  useEffect(() => void detail?.refresh(), [detail]);
  return useSnapshot(detail?.state ?? NONE).data?.fields;
}
