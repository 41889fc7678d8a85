import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { closeIcon } from '../icon/icons.ts';
import { useBackCloses } from './useBackCloses.ts';
import { useScrollLock } from './useScrollLock.ts';
import './Dialog.css';

declare module 'react' {
  // React 19.1 passes it on, but its types have it only from 19.2.
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | undefined;
  }
}

export interface DialogProps {
  /** In the HTML of the build, buttons open it by `commandfor`. */
  id?: string;
  title: ReactNode;
  isOpen: boolean;
  /** Called when the dialog has closed, however that happened. */
  onClose(): void;
  /** A tap outside closes it. Not for forms, where a slip of the finger would lose the text. */
  isLight?: boolean;
  children: ReactNode;
}

/** A native modal dialog: the browser traps the focus, handles Escape and makes the page inert. */
export function Dialog(props: DialogProps & { className?: string }) {
  const { id, title, isOpen, onClose, isLight, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useScrollLock(dialog);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return;
    if (!current.open) current.showModal();
    return () => current.close();
  }, [isOpen]);
  useBackCloses(isOpen, () => dialog.current?.close());

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classes('dialog', className)}
      aria-labelledby={titleId}
      // The `close` event is late: the dialog may be open again by then.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      closedby={isLight ? 'any' : 'closerequest'}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton
          label="Close"
          icon={closeIcon}
          {...(import.meta.env.SSR && { command: 'close', commandfor: id })}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
