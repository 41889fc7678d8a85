import { KYC_MAX_BYTES } from '../../src/contract/account/kyc.ts';
import { type FileKind, fileKind } from '../../src/lib/fileKind.ts';
import { Refusal } from '../domain/refusal.ts';
import { isPlausible, pictureSize } from './pictureSize.ts';

/** Judged by their bytes: a name or a declared type proves nothing, and phones make them up. */
const KINDS: readonly (FileKind | undefined)[] = ['jpeg', 'png', 'webp', 'pdf'];

/** Refuses files that are too large, empty, or of another kind. */
export async function checkUploads(values: Record<string, unknown>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    if (value instanceof File) await checkUpload(field, value);
  }
}

async function checkUpload(field: string, file: File): Promise<void> {
  if (file.size > KYC_MAX_BYTES) {
    refuse('file-too-large', 413, field, 'The file is larger than 4 MB');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (!KINDS.includes(kind)) {
    refuse('file-type', 415, field, 'Please send a JPEG, PNG or WebP picture, or a PDF');
  }
  const size =
    kind === 'jpeg' || kind === 'png' || kind === 'webp' ? pictureSize(kind, bytes) : undefined;
  if (size && !isPlausible(size)) {
    refuse(
      'file-type',
      415,
      field,
      `A picture of ${size.width} by ${size.height} pixels cannot be read`,
    );
  }
}

function refuse(
  code: 'file-too-large' | 'file-type',
  status: number,
  field: string,
  message: string,
): never {
  throw new Refusal(code, message, { status, fields: { [field]: message } });
}
