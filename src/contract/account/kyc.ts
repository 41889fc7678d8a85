import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { KycStatus } from './account.ts';

/** The largest file of a document, in bytes. */
export const KYC_MAX_BYTES = 4_000_000;

/** The three of the specification, and three that Nigerians have: ours. */
export const KycDocument = z.enum([
  'passport',
  'pancard',
  'drivinglicense',
  'nin',
  'bvn',
  'voterscard',
]);
export type KycDocument = z.output<typeof KycDocument>;

interface KycNeeds {
  front: boolean;
  back: boolean;
  docId: boolean;
  /** The number is this many digits and nothing else. */
  digits?: number;
}

/** What each document needs. A BVN has no card: the number is checked with the banks. */
export const KYC_NEEDS: Record<KycDocument, KycNeeds> = {
  passport: { front: true, back: true, docId: false },
  pancard: { front: true, back: false, docId: true },
  drivinglicense: { front: true, back: false, docId: false },
  nin: { front: true, back: false, docId: true, digits: 11 },
  voterscard: { front: true, back: false, docId: true },
  bvn: { front: false, back: false, docId: true, digits: 11 },
};

export const Kyc = z.object({
  status: KycStatus,
  documentType: z.optional(KycDocument),
  submittedAt: z.optional(Instant),
  decidedAt: z.optional(Instant),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** What the player may do once it is approved. */
  unlocks: rows(z.array(z.string())),
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
    front: z.optional(z.file()),
    back: z.optional(z.file()),
  }),
  output: Kyc,
  multipart: true,
  once: true,
  ours: 'call',
});
