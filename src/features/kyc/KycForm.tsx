import './KycForm.css';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Card } from '../../ui/layout/Card.tsx';
import { DocumentStep } from './DocumentStep.tsx';
import { KycSteps } from './KycSteps.tsx';
import { kycForm } from './kycForm.ts';
import { PicturesStep } from './PicturesStep.tsx';
import { SendStep } from './SendStep.tsx';

const VIEWS = { document: DocumentStep, pictures: PicturesStep, send: SendStep };
const TITLES = {
  document: 'Your document',
  pictures: 'Pictures of your document',
  send: 'Check your details',
};

/** The verification form: three short steps, one at a time. */
export function KycForm() {
  const { step } = useSnapshot(kycForm);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // Not on arrival, when the page starts with the verification status.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const View = VIEWS[step];
  return (
    <Card>
      <section className="kyc-form" aria-label="Send your document">
        <KycSteps />
        <h2 ref={heading} tabIndex={-1}>
          {TITLES[step]}
        </h2>
        <View />
      </section>
    </Card>
  );
}
