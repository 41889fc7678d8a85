import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as texts from '../../../messages/english/deposit.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { deposits } from '../cashier.ts';
import { lastTookMinutes } from './lastWay.ts';

interface WhatNextProps {
  gateway: Gateway;
  paysFirst: boolean;
}

/** What the player does next, and how long it takes: as the last time, else the usual time. */
export function WhatNext({ gateway: { code, paymentId, time }, paysFirst }: WhatNextProps) {
  const took = lastTookMinutes(useFreshList(deposits).data?.deposits ?? [], code);
  return (
    <p className="cashier__note">
      {paysFirst ? texts.nextSend : paymentId === 'card' ? texts.nextCard : texts.nextDial}
      {/* On a line of its own, because it changes when the deposits have come. */}
      <br />
      {took === undefined ? texts.usualTime(time) : asSentence(texts.lastTook(took))}
    </p>
  );
}
