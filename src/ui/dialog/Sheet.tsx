import { Dialog, type DialogProps } from './Dialog.tsx';

/** A dialog at the bottom of a phone or on the right of a wide window. A tap outside closes it. */
export function Sheet(props: DialogProps) {
  return <Dialog isLight {...props} className="sheet" />;
}
