import { paths } from '../../../paths.ts';

/** Stands at every step of a registration. The terms open beside it, so that no step is lost. */
export function TermsNote() {
  return (
    <p className="auth-note">
      By creating an account you agree to the{' '}
      <a href={paths.terms} target="_blank" rel="noopener">
        Terms & Conditions
      </a>
      , confirm that you are at least 18, and that all information is true.
    </p>
  );
}
