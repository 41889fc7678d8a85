import { useState } from 'react';
import type { AskedBreak } from '../../contract/account/saferPlay.ts';
import {
  breakFrom,
  EXCLUSION_MONTHS,
  stricterBreak,
  TIME_OUT_DAYS,
} from '../../domain/play/playBreak.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/saferPlay.ts';
import { beginBreak, currentBreak, playNow } from '../../state/play/playLock.ts';
import { leaveForBreak } from '../../state/play/playWatch.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';

const DAYS: Record<(typeof TIME_OUT_DAYS)[number], string> = {
  1: '24 hours',
  7: '1 week',
  14: '2 weeks',
  42: '6 weeks',
};
const MONTHS: Record<(typeof EXCLUSION_MONTHS)[number], string> = {
  6: '6 months',
  12: '1 year',
  24: '2 years',
  60: '5 years',
};

/**
 * Chooses a break, shows it for confirmation, then begins it. No choice is made to look better than another.
 */
export function BreakForm() {
  const [asked, setAsked] = useState<AskedBreak>();
  const [isBusy, setIsBusy] = useState(false);
  const choose = (kind: AskedBreak['kind'], length: number, label: string) => (
    <Chip
      key={length}
      isOn={asked?.kind === kind && asked.length === length}
      onClick={() => setAsked({ kind, length })}
    >
      {label}
    </Chip>
  );
  const begin = async (chosen: AskedBreak) => {
    setIsBusy(true);
    if (await beginBreak(chosen)) return leaveForBreak();
    setIsBusy(false);
    setAsked(undefined);
  };
  return (
    <>
      <fieldset className="safer-play__choice">
        <legend>{texts.timeOut}</legend>
        {TIME_OUT_DAYS.map((days) => choose('time-out', days, DAYS[days]))}
      </fieldset>
      <fieldset className="safer-play__choice">
        <legend>{texts.selfExclusion}</legend>
        {EXCLUSION_MONTHS.map((months) => choose('exclusion', months, MONTHS[months]))}
      </fieldset>
      {asked && (
        <BreakConfirm
          asked={asked}
          isBusy={isBusy}
          onBegin={() => void begin(asked)}
          onDrop={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface BreakConfirmProps {
  asked: AskedBreak;
  isBusy: boolean;
  onBegin(): void;
  onDrop(): void;
}

/** Tells what the break comes to, with one that runs already: the server keeps the stricter of each. */
function BreakConfirm({ asked, isBusy, onBegin, onDrop }: BreakConfirmProps) {
  const current = currentBreak();
  const { kind, until } = stricterBreak(current, breakFrom(asked, playNow()));
  const end = <b key="end">{`${lagosDay(until)} ${lagosClock(until)}`}</b>;
  // Of an end that is the same the kind is, too: every exclusion is longer than the longest time-out. The
  // running break of one that is being sent is that one.
  const isNew = isBusy || until !== current?.until;
  return (
    <section className="safer-play__confirm" aria-label={texts.beginBreak}>
      <p>{isNew ? [texts.startsUntil(end), ' ', texts.breakTerms] : texts.runsUntil(end)}</p>
      {isNew && kind === 'exclusion' && <p>{texts.exclusionTerms}</p>}
      {isNew && current?.returnAskedAt !== undefined && <p>{texts.askAgain}</p>}
      <div className="limit__acts">
        {isNew && (
          <Button kind="danger" isBusy={isBusy} onClick={onBegin}>
            {kind === 'time-out' ? texts.beginTimeOut : texts.beginExclusion}
          </Button>
        )}
        <Button kind="quiet" onClick={onDrop}>
          {texts.notNow}
        </Button>
      </div>
    </section>
  );
}
