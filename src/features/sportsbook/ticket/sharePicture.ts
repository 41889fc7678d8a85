import { downloadBlob } from '../../../state/device/downloadBlob.ts';

/** Shares a picture with another app where the phone can; otherwise downloads it. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      // The player closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  downloadBlob(name, picture);
}
