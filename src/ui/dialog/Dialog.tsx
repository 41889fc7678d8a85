import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { closeIcon } from '../icon/icons.ts';
import { useBackCloses } from './useBackCloses.ts';
import { useScrollLock } from './useScrollLock.ts';
import { useWarm } from './useWarm.ts';
import './Dialog.css';

declare module 'react' {
  // React 19.1 passes it on, but its types have it only from 19.2.
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | undefined;
  }
}

/** By then the state has followed a dialog that closed by itself, or it was opened again meanwhile. */
const STATE_FOLLOWS_MS = 1000;

export interface DialogProps {
  /** Lets buttons open it by `commandfor` before any script arrives. */
  id?: string;
  title: ReactNode;
  isOpen: boolean;
  /** Called when the dialog has closed, however that happened. */
  onClose(): void;
  /** Called when it was opened without `isOpen`: by a command, or before hydration. */
  onOpen?(): void;
  /** A tap outside closes it. Not for forms, where a slip of the finger would lose the text. */
  isLight?: boolean;
  children: ReactNode;
}

/** A native modal dialog: the browser traps the focus, handles Escape and makes the page inert. */
export function Dialog(props: DialogProps & { className?: string }) {
  const { id, title, isOpen, onClose, onOpen, isLight, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useWarm(dialog);
  useScrollLock(dialog);
  const latest = useRef({ isOpen, onOpen });
  latest.current = { isOpen, onOpen };
  /** It was opened without the state, which is told and still to follow. */
  const isSelfOpened = useRef(false);
  /** It has closed by itself, and the state is still to follow. */
  const isSelfClosed = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const follow = () => {
      if (!element.open) return;
      isSelfOpened.current = !latest.current.isOpen;
      latest.current.onOpen?.();
    };
    // A command may have opened it before React arrived.
    follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) return;
    // If it opened by itself and is shut now, it has been closed meanwhile: `close` is still to come.
    if (!element?.open && !isSelfOpened.current) element?.showModal();
    isSelfOpened.current = false;
    // Only a change of `isOpen` closes it: on the first run a command may have opened it.
    return () => {
      // What the state follows here is over: a command may have opened it again since.
      if (!isSelfClosed.current) element?.close();
      isSelfClosed.current = false;
    };
  }, [isOpen]);
  useBackCloses(isOpen, () => dialog.current?.close());

  return (
    <dialog
      ref={dialog}
      data-cold=""
      id={id}
      className={classes('dialog', className)}
      aria-labelledby={titleId}
      // The `close` event is late: the dialog may be open again by then.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        // With `isOpen`, the effect that would show it again may still be to come.
        if (!isOpen) isSelfOpened.current = false;
        isSelfClosed.current = isOpen;
        setTimeout(() => {
          isSelfClosed.current = false;
        }, STATE_FOLLOWS_MS);
        onClose();
      }}
      // It may be open before hydration; React must not touch that.
      suppressHydrationWarning
      closedby={isLight ? 'any' : 'closerequest'}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton
          label="Close"
          icon={closeIcon}
          {...(id && { command: 'close', commandfor: id })}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
