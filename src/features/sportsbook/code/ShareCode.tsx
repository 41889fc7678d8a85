import { useState } from 'react';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { inPlaceQuiet } from '../../../ui/late/inPlace.tsx';
import { late } from '../../../ui/late/late.tsx';
import { type Coded, codeOf } from './couponCode.ts';
import './ShareCode.css';

const CodeSheet = late(
  () => import('./CodeSheet.tsx').then((module) => module.CodeSheet),
  inPlaceQuiet,
);

/** Makes a booking code of selections: those of the slip, or those of a bet that was placed. */
export function ShareCode({ picks }: { picks: readonly Coded[] }) {
  const [isOpen, setOpen] = useState(false);
  const code = codeOf(picks);
  if (code === undefined) return null;
  return (
    <div className="share-code__buttons">
      <Button kind="quiet" isSmall isWide onClick={() => setOpen(true)}>
        {texts.makeCode}
      </Button>
      {isOpen && <CodeSheet code={code} picks={picks} onClose={() => setOpen(false)} />}
    </div>
  );
}
