import { useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** The static page again, rendered by React in the browser and nothing else. */
function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Login
      </button>
      <h1>Prices that say how old they are</h1>
      <p>
        A page with nothing to wait for but React: its text is in the script, and its dialog opens
        when React has rendered it. What it takes to open it is what a page of this framework takes
        at least, unless its HTML is made before the player asks for it.
      </p>
      <dialog ref={dialog}>
        <form method="dialog">
          <label>
            {/* React's own autoFocus would not run when the dialog opens again. */}
            Username <input name="username" ref={(input) => input?.setAttribute('autofocus', '')} />
          </label>
          <button type="submit">Login</button>
        </form>
      </dialog>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
addEventListener('load', () => void navigator.serviceWorker.register('/worker.js'));
