import type { Kyc } from '../../contract/account/kyc.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon, lockIcon } from '../../ui/icon/icons.ts';
import './KycLevels.css';

interface KycLevelsProps {
  status: Kyc['status'];
  /** What the player may do once verified, by the server. */
  unlocks: readonly string[];
}

/** What an account can do before and after the check, and how far the player is. */
export function KycLevels({ status, unlocks }: KycLevelsProps) {
  const isVerified = status === 'approved';
  return (
    <ol className="kyc-levels" aria-label="What each level opens">
      <Level title="Registered" state="Done" opens={['Deposits, bets and games']} />
      <Level
        title="Verified"
        state={isVerified ? 'Done' : status === 'pending' ? 'Being checked' : 'Not yet'}
        opens={unlocks}
      />
    </ol>
  );
}

interface LevelProps {
  title: string;
  state: 'Done' | 'Being checked' | 'Not yet';
  opens: readonly string[];
}

function Level({ title, state, opens }: LevelProps) {
  const isOpen = state === 'Done';
  return (
    <li className={classes('kyc-levels__level', isOpen && 'kyc-levels__level--open')}>
      <span className="kyc-levels__mark">
        <Icon path={isOpen ? checkIcon : lockIcon} isSmall />
      </span>
      <p className="kyc-levels__title">
        <b>{title}</b> <span className="kyc-levels__state">{state}</span>
      </p>
      <ul>
        {opens.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </li>
  );
}
