import './OpenSaferPlay.css';
import { useSnapshot } from 'valtio';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';

/** Opens the player's own limits from a text about limits; guests sign in first. */
export function OpenSaferPlay() {
  const { isAuth } = useSnapshot(session);
  const open = async () => {
    const { openSaferPlay } = await import('../../state/play/playWatch.ts');
    openSaferPlay();
  };
  return (
    <p className={classes('open-safer-play', !isAuth && 'open-safer-play--guest')}>
      {isAuth ? (
        <Button onClick={() => void open()}>Set my limits</Button>
      ) : (
        <Button kind="quiet" onClick={askToSignIn}>
          Log in to set yours
        </Button>
      )}
    </p>
  );
}
