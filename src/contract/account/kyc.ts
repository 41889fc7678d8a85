import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Instant } from '../kit/time.ts';
import { KycStatus } from './account.ts';

/** The largest file of a document, in bytes. */
export const KYC_MAX_BYTES = 4_000_000;

export const KycDocument = z.enum(['passport', 'pancard', 'drivinglicense']);
export type KycDocument = z.output<typeof KycDocument>;

/** What each document needs besides a picture of its front. */
export const KYC_NEEDS: Record<KycDocument, { back: boolean; docId: boolean }> = {
  passport: { back: true, docId: false },
  pancard: { back: false, docId: true },
  drivinglicense: { back: false, docId: false },
};

export const Kyc = z.object({
  status: KycStatus,
  documentType: z.optional(KycDocument),
  submittedAt: z.optional(Instant),
  decidedAt: z.optional(Instant),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** What the player may do once it is approved. */
  unlocks: z.array(z.string()),
});
export type Kyc = z.output<typeof Kyc>;

export const getKyc = endpoint({
  method: 'GET',
  path: '/kyc',
  access: 'player',
  input: Nothing,
  output: Kyc,
  ours: 'payload',
});

/** The specification describes the upload and its limit but no call that takes it. */
export const submitKyc = endpoint({
  method: 'POST',
  path: '/kyc',
  access: 'player',
  input: z.object({
    documentType: KycDocument,
    docId: z.optional(z.string()),
    birthDate: IsoDate,
    front: z.file(),
    back: z.optional(z.file()),
  }),
  output: Kyc,
  multipart: true,
  once: true,
  ours: 'call',
});
