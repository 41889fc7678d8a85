import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as texts from '../../../messages/english/sportsbook/bookingCode.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { couponSlip } from '../slip/coupon/couponSlip.ts';
import { putCode, type ReadCode, readCode } from './loadCode.ts';

/**
 * Loads a link's booking code: at once into an empty slip; otherwise it asks before replacing the player's
 * selections.
 */
export function CodeFromLink({ code, rest }: { code: string; rest: string }) {
  const [asked, setAsked] = useState<ReadCode>();
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();

  function load(read: ReadCode) {
    const failed = putCode(read);
    setProblem(failed);
    if (!failed) navigate(rest, { replace: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is read once
  useEffect(() => {
    // An answer that comes after the player has gone on would take their slip and bring them back here.
    let isWanted = true;
    void readCode(code).then((read) => {
      if (!isWanted) return;
      const isSlipEmpty = couponSlip.picks.length === 0 && couponSlip.sent.length === 0;
      if ('problem' in read || isSlipEmpty) load(read);
      else setAsked(read);
    });
    return () => {
      isWanted = false;
    };
  }, [code]);

  const dismiss = (
    <Button kind="quiet" isSmall onClick={() => navigate(rest, { replace: true })}>
      {problem === undefined ? texts.keepMine : texts.close}
    </Button>
  );
  if (problem !== undefined) {
    return (
      <Notice kind="error">
        {problem} {dismiss}
      </Notice>
    );
  }
  if (!asked) return <p role="status">{texts.opening}</p>;
  return (
    <Notice kind="info">
      {texts.slipIsFull}
      <Button isSmall onClick={() => load(asked)}>
        {texts.replaceMine}
      </Button>
      {dismiss}
    </Notice>
  );
}
