import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as texts from '../../../messages/english/sportsbook/bookingCode.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { couponSlip, startCouponSlip } from '../slip/coupon/couponSlip.ts';
import { isIntact, loadCode } from './loadCode.ts';

/**
 * Loads a link's booking code: at once into an empty slip; otherwise it asks before replacing the player's
 * selections.
 */
export function CodeFromLink({ code, rest }: { code: string; rest: string }) {
  const [state, setState] = useState<'reading' | 'asking' | 'failed'>('reading');
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();

  async function load() {
    const failed = await loadCode(code);
    setProblem(failed);
    if (failed) setState('failed');
    else navigate(rest, { replace: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is read once
  useEffect(() => {
    void startCouponSlip().then(() => {
      if (isIntact(code) && (couponSlip.picks.length > 0 || couponSlip.sent.length > 0))
        setState('asking');
      else void load();
    });
  }, [code]);

  const dismiss = (
    <Button kind="quiet" isSmall onClick={() => navigate(rest, { replace: true })}>
      {state === 'asking' ? texts.keepMine : texts.close}
    </Button>
  );
  if (state === 'reading') return null;
  if (state === 'failed') {
    return (
      <Notice kind="error">
        {problem} {dismiss}
      </Notice>
    );
  }
  return (
    <Notice kind="info">
      {texts.slipIsFull}
      <Button isSmall onClick={() => void load()}>
        {texts.replaceMine}
      </Button>
      {dismiss}
    </Notice>
  );
}
