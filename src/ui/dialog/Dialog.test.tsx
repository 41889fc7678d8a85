import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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

test('the state closes it', async () => {
  const user = show(<Opened />);
  await user.click(screen.getByRole('button', { name: 'Done', hidden: true }));
  expect(dialog().open).toBe(false);
});
