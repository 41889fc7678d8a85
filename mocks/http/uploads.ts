import { KYC_MAX_BYTES } from '../../src/contract/kyc.ts';
import { Refusal } from '../domain/refusal.ts';

/** How files of the kinds we take begin; a name or a declared type proves nothing. */
const BEGINNINGS: Record<string, RegExp> = {
  'image/jpeg': /^ÿØÿ/,
  'image/png': /^\u0089PNG\r\n/,
  'image/webp': /^RIFF....WEBP/s,
  'application/pdf': /^%PDF-/,
};

/** Refuses files that are too large, empty, or not what they say they are. */
export async function checkUploads(values: Record<string, unknown>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    if (value instanceof File) await checkUpload(field, value);
  }
}

async function checkUpload(field: string, file: File): Promise<void> {
  if (file.size > KYC_MAX_BYTES) {
    refuse('file-too-large', 413, field, 'The file is larger than 4,000,000 bytes');
  }
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const beginning = String.fromCharCode(...head);
  if (!BEGINNINGS[file.type]?.test(beginning)) {
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
