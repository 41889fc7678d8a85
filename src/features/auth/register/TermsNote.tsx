import { at } from '../../../lib/base.ts';
import { paths } from '../../../paths.ts';

/** Shown at every registration step. The terms open in a new tab, so that no step is lost. */
export function TermsNote() {
  return (
    <p className="auth-note">
      By creating an account you agree to the{' '}
      <a href={at(paths.terms)} target="_blank" rel="noopener">
        Terms & Conditions
      </a>
      , confirm that you are at least 18, and that all information is true.
    </p>
  );
}
