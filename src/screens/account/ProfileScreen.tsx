import './ProfileScreen.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { DataSaverChoice } from '../../features/account/DataSaverChoice.tsx';
import { Devices } from '../../features/account/Devices.tsx';
import { Passkeys } from '../../features/account/Passkeys.tsx';
import { ProfileDetails } from '../../features/account/ProfileDetails.tsx';
import { ProfileSection } from '../../features/account/ProfileSection.tsx';
import { ThemeChoice } from '../../features/account/ThemeChoice.tsx';
import { ChangePassword } from '../../features/auth/recover/ChangePassword.tsx';
import { SlipSettings } from '../../features/betslip/settings/SlipSettings.tsx';
import { LockSettings } from '../../features/lock/LockSettings.tsx';
import { PushSettings } from '../../features/push/PushSettings.tsx';
import { HideMoney } from '../../features/wallet/HideMoney.tsx';
import { paths } from '../../paths.ts';
import { startBetslip } from '../../state/bets/betslip.ts';
import { refreshProfile } from '../../state/session/profile.ts';
import { session } from '../../state/session/session.ts';
import { signOut } from '../../state/session/signOut.ts';
import { Button } from '../../ui/button/Button.tsx';

/** The player's details and settings. */
export function ProfileScreen() {
  const isDemo = useSnapshot(session).user?.isDemo;
  useEffect(() => {
    void refreshProfile();
    void startBetslip();
  }, []);
  return (
    <div className="profile">
      <h1>Profile and settings</h1>
      <ProfileSection title="Your account">
        <ProfileDetails />
      </ProfileSection>
      <ProfileSection title="Password">
        {isDemo ? <p>The demo account has no password.</p> : <ChangePassword />}
      </ProfileSection>
      {!isDemo && (
        <ProfileSection title="Passkeys">
          <Passkeys />
        </ProfileSection>
      )}
      <ProfileSection title="Bet settings">
        <SlipSettings />
      </ProfileSection>
      <ProfileSection title="Lock">
        <LockSettings />
      </ProfileSection>
      <ProfileSection title="Push messages">
        <PushSettings />
      </ProfileSection>
      <ProfileSection title="Appearance">
        <ThemeChoice />
        <div className="profile__more">
          <HideMoney />
        </div>
      </ProfileSection>
      <ProfileSection title="Data">
        <DataSaverChoice />
        <Link className="profile__data-use" href={paths.dataUse}>
          How much data the app has used
        </Link>
      </ProfileSection>
      <ProfileSection title="Devices">
        <Devices />
        <p>
          A new password logs out all other devices. Logging out here removes your saved data from
          this phone.
        </p>
        <Button className="profile__sign-out" kind="quiet" onClick={() => void signOut()}>
          Log out on this phone
        </Button>
      </ProfileSection>
    </div>
  );
}
