import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { inPlaceQuiet } from '../../../ui/late/inPlace.tsx';
import { late } from '../../../ui/late/late.tsx';
import { type Coded, codeOf } from './couponCode.ts';

const CodeSheet = late(
  () => import('./CodeSheet.tsx').then((module) => module.CodeSheet),
  inPlaceQuiet,
);

interface ShareCodeProps {
  picks: readonly Coded[];
  /** What the button says. */
  text: string;
}

/** Makes a booking code of selections: those of the slip, or those of a bet that was placed. */
export function ShareCode({ picks, text }: ShareCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const code = codeOf(picks);
  if (code === undefined) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && <CodeSheet code={code} picks={picks} onClose={() => setOpen(false)} />}
    </>
  );
}
