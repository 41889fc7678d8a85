import { useState } from 'react';
import type { AskedBreak } from '../../contract/account/saferPlay.ts';
import { breakFrom, EXCLUSION_MONTHS, TIME_OUT_DAYS } from '../../domain/play/playBreak.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/saferPlay.ts';
import { beginBreak, playNow } from '../../state/play/playLock.ts';
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
        <section className="safer-play__confirm" aria-label={texts.beginBreak}>
          <p>
            {texts.startsUntil(<b key="end">{endText(asked)}</b>)} {texts.breakTerms}
          </p>
          {asked.kind === 'exclusion' && <p>{texts.exclusionTerms}</p>}
          <div className="limit__acts">
            <Button kind="danger" isBusy={isBusy} onClick={() => void begin(asked)}>
              {asked.kind === 'time-out' ? texts.beginTimeOut : texts.beginExclusion}
            </Button>
            <Button kind="quiet" onClick={() => setAsked(undefined)}>
              {texts.notNow}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

function endText(asked: AskedBreak): string {
  const { until: end } = breakFrom(asked, playNow());
  return `${lagosDay(end)} ${lagosClock(end)}`;
}
