import './FieldReportChoice.css';
import { useState } from 'react';
import { Chip } from '../../ui/button/Chip.tsx';
import { fieldConsent, keepFieldConsent } from './fieldConsent.ts';

const ANSWERS = {
  yes: 'You have agreed. One report is sent each time you use the app.',
  no: 'You said no. Nothing is sent.',
};

/** Asks whether this phone may report what a visit was like. Both answers look the same. */
export function FieldReportChoice() {
  const [answer, setAnswer] = useState(fieldConsent);
  const choose = (chosen: 'yes' | 'no') => {
    keepFieldConsent(chosen);
    setAnswer(chosen);
    if (chosen === 'no') return;
    // Without its code nothing is reported this time.
    import('./watchVisit.ts').then(
      ({ watchVisit }) => watchVisit(),
      () => undefined,
    );
  };
  return (
    <section className="field-report" aria-labelledby="field-report">
      <h2 id="field-report">Help us find faults</h2>
      <p>
        With your consent, the app sends one short report each time you use it: how fast the page
        was, how many errors it met and of what kind, and whether saving works on this phone. It
        holds no name, no amount, no bet and nothing you typed, and it is at most 500 bytes.
      </p>
      <div className="field-report__answers">
        <Chip isOn={answer === 'yes'} onClick={() => choose('yes')}>
          Send reports
        </Chip>
        <Chip isOn={answer === 'no'} onClick={() => choose('no')}>
          Do not send
        </Chip>
      </div>
      <p role="status">{answer ? ANSWERS[answer] : 'You have not answered. Nothing is sent.'}</p>
    </section>
  );
}
