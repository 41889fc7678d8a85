import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, type MockInstance, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Dialog } from './Dialog.tsx';

test('word of an earlier close does not close a dialog that stands open again', () => {
  const onClose = vi.fn();
  show(
    <Dialog title="Sure?" isOpen onClose={onClose}>
      <p>Really</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();

  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalled();
});

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Done
      </button>
      <Dialog title="Limits" isOpen={isOpen} onClose={() => setOpen(false)}>
        Text
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

test('closed by a key and opened again by a command before the state has followed, it stays open', async () => {
  show(<Opened />);
  await act(async () => {
    dialog().close();
    dialog().showModal();
  });
  expect(dialog().open).toBe(true);
});

/** Opened by a command, which the state follows; `onFollowed` runs in the moment it has. */
function Commanded({ onFollowed }: { onFollowed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) onFollowed?.();
  });
  return (
    <Dialog
      title="Login"
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      Text
    </Dialog>
  );
}

// As browsers do it: first it is open or shut, then events tell.
const command = () => dialog().setAttribute('open', '');
const pressEscape = () => dialog().removeAttribute('open');
const tell = (type: 'toggle' | 'close') => dialog().dispatchEvent(new Event(type));

/** Whether it is open in the end; nothing may have shown it again on the way. */
function staysOpen(shown: MockInstance): boolean {
  expect(shown).not.toHaveBeenCalled();
  return dialog().open;
}

test('opened by a command and closed by a key before the state has followed, it stays closed', async () => {
  show(<Commanded />);
  const shown = vi.spyOn(dialog(), 'showModal');
  await act(async () => {
    command();
    tell('toggle');
    pressEscape();
  });
  await act(async () => tell('close'));
  expect(staysOpen(shown)).toBe(false);

  await act(async () => {
    command();
    tell('toggle');
  });
  expect(staysOpen(shown)).toBe(true);
});

test('opened by a command and closed by a key as soon as the state has followed, it stays closed', async () => {
  show(
    <Commanded
      onFollowed={() => {
        pressEscape();
        tell('close');
      }}
    />,
  );
  const shown = vi.spyOn(dialog(), 'showModal');
  await act(async () => {
    command();
    tell('toggle');
  });
  expect(staysOpen(shown)).toBe(false);
});

test('the state closes it', async () => {
  const user = show(<Opened />);
  await user.click(screen.getByRole('button', { name: 'Done', hidden: true }));
  expect(dialog().open).toBe(false);
});
