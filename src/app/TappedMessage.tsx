import { useSnapshot } from 'valtio';
import { navigate } from 'wouter/use-browser-location';
import { at } from '../lib/base.ts';
import { Button } from '../ui/button/Button.tsx';
import { tapped } from './services/followTaps.ts';
import './UpdatePrompt.css';

/** Asks before a tapped message takes the place of what is not finished. */
export function TappedMessage() {
  const { path } = useSnapshot(tapped);
  if (!path) return null;
  const close = () => {
    tapped.path = undefined;
  };
  return (
    <div className="update-prompt" role="status">
      <p>You have not finished here. Leave it and open your message?</p>
      <Button kind="quiet" className="update-prompt__act" onClick={close}>
        Stay
      </Button>
      <Button
        className="update-prompt__act"
        onClick={() => {
          close();
          navigate(at(path));
        }}
      >
        Open
      </Button>
    </div>
  );
}
