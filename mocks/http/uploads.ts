import { KYC_MAX_BYTES } from '../../src/contract/account/kyc.ts';
import { type FileKind, fileKind } from '../../src/lib/fileKind.ts';
import { Refusal } from '../domain/refusal.ts';

/** The accepted types with the content they must have: a name or a declared type proves nothing. */
const KINDS: Record<string, FileKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Refuses files that are too large, empty, or not what they claim to be. */
export async function checkUploads(values: Record<string, unknown>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    if (value instanceof File) await checkUpload(field, value);
  }
}

async function checkUpload(field: string, file: File): Promise<void> {
  if (file.size > KYC_MAX_BYTES) {
    refuse('file-too-large', 413, field, 'The file is larger than 4,000,000 bytes');
  }
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const kind = fileKind(head);
  if (!kind || kind !== KINDS[file.type]) {
    refuse('file-type', 415, field, 'Please send a JPEG, PNG or WebP picture, or a PDF');
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
