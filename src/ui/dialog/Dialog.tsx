import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { closeIcon } from '../icon/icons.ts';
import { useWarm } from './useWarm.ts';
import './Dialog.css';

declare module 'react' {
  // React 19.1 passes it on; its types know it from 19.2 on.
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | undefined;
  }
}

export interface DialogProps {
  /** Lets buttons open it by `commandfor`, before any script has arrived. */
  id?: string;
  title: ReactNode;
  isOpen: boolean;
  /** Called when the dialog has closed, by whatever way. */
  onClose(): void;
  /** Called when it was opened without `isOpen`: by a command, or before hydration. */
  onOpen?(): void;
  /** A tap beside it closes it; not for forms, whose text would be in the way of a slip. */
  isLight?: boolean;
  children: ReactNode;
}

/** A native modal dialog: focus trap, Escape and the page behind made inert are the browser's. */
export function Dialog(props: DialogProps & { className?: string }) {
  const { id, title, isOpen, onClose, onOpen, isLight, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useWarm(dialog);
  const opened = useRef(onOpen);
  opened.current = onOpen;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Opened by a command before React arrived: the state follows the page, not the reverse.
    if (element.open) opened.current?.();
    const follow = () => {
      if (element.open) opened.current?.();
    };
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    // Only a change closes: at the first run it may stand open, by a command.
    return isOpen ? () => element?.close() : undefined;
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      data-cold=""
      id={id}
      className={classes('dialog', className)}
      aria-labelledby={titleId}
      // The browser tells of a close a moment later: it may stand open again by then.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      // It may stand open before hydration; React must leave that as it is.
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
