import { Dialog, type DialogProps } from './Dialog.tsx';

/** A dialog from the bottom of a phone, at the right of a wide window; a tap beside it closes it. */
export function Sheet(props: DialogProps) {
  return <Dialog isLight {...props} className="sheet" />;
}
