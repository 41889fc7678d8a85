import { subscribe } from 'valtio/vanilla';
import * as texts from '../../../messages/english/slipDock.ts';
import { notify } from '../../device/notices.ts';
import { bettingHold } from '../../play/bettingHold.ts';
import { connection } from '../../session/connection.ts';
import { betslip } from '../betslip.ts';

/** Why one-click betting cannot be on now. */
function obstacle(): string | undefined {
  if (bettingHold.text !== undefined) return texts.endedByHold;
  return connection.status === 'offline' ? texts.endedOffline : undefined;
}

let isWatching = false;

/** From now on a tap on a price bets, until the network goes, a break begins, the player says so or leaves. */
export function arm(stakeKobo: number): void {
  betslip.oneClickStakeKobo = stakeKobo;
  betslip.isOneClick = true;
  end();
  if (isWatching) return;
  isWatching = true;
  subscribe(connection, end, true);
  subscribe(bettingHold, end, true);
}

function end(): void {
  const why = obstacle();
  if (why !== undefined) disarm(why);
}

/** With a reason, the player is told. */
export function disarm(why?: string): void {
  if (!betslip.isOneClick) return;
  betslip.isOneClick = false;
  if (why !== undefined) notify('info', why);
}
