import { downloadBlob } from './downloadBlob.ts';

/** Downloads a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type }));
}
