import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { closeAuth } from '../../state/authModal.ts';

/** Stands at every step of a registration. */
export function TermsNote() {
  return (
    <p className="auth-note">
      By creating an account you agree to the{' '}
      <Link href={paths.terms} onClick={closeAuth}>
        Terms & Conditions
      </Link>
      , confirm that you are at least 18, and that all information is true.
    </p>
  );
}
