import './KycSteps.css';
import { useSnapshot } from 'valtio';
import { type KycStep, kycForm } from './kycForm.ts';
import { submission } from './submission.ts';

const STEPS: [step: KycStep, name: string][] = [
  ['document', 'Document'],
  ['pictures', 'Pictures'],
  ['send', 'Send'],
];

/** Shows the current step of the form. Finished steps can be revisited. */
export function KycSteps() {
  const { step } = useSnapshot(kycForm);
  const { phase } = useSnapshot(submission);
  const current = STEPS.findIndex(([id]) => id === step);
  return (
    <ol className="kyc-steps">
      {STEPS.map(([id, name], index) => (
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
              {index + 1}. {name}
            </button>
          ) : (
            <span>
              {index + 1}. {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
