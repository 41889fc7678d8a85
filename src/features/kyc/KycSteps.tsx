import './KycSteps.css';
import { useSnapshot } from 'valtio';
import { type KycStep, kycForm, stepsFor } from './kycForm.ts';
import { submission } from './submission.ts';

const NAMES: Record<KycStep, string> = {
  document: 'Document',
  pictures: 'Pictures',
  send: 'Send',
};

/** Shows the current step of the form. Finished steps can be revisited. */
export function KycSteps() {
  const { step, documentType } = useSnapshot(kycForm);
  const { phase } = useSnapshot(submission);
  const steps = stepsFor(documentType);
  const current = steps.indexOf(step);
  return (
    <ol className="kyc-steps">
      {steps.map((id, index) => (
        <li
          key={id}
          className="kyc-steps__step"
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? (
            <button
              type="button"
              disabled={phase.is !== 'editing'}
              onClick={() => {
                kycForm.step = id;
              }}
            >
              <span className="visually-hidden">Back to </span>
              {index + 1}. {NAMES[id]}
            </button>
          ) : (
            <span>
              {index + 1}. {NAMES[id]}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
