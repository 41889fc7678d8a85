import type { Kyc, KycDocument } from '../../contract/account/kyc.ts';

/** What most players have comes first. */
export const IN_ORDER: readonly KycDocument[] = [
  'nin',
  'bvn',
  'voterscard',
  'drivinglicense',
  'passport',
  'pancard',
];

export const DOCUMENTS: Record<KycDocument, { name: string; needs: string }> = {
  nin: { name: 'NIN', needs: 'Front of the slip or card, and its 11 digits' },
  bvn: { name: 'BVN', needs: 'Its 11 digits only, no picture' },
  voterscard: { name: "Voter's card", needs: 'Front, and its number (VIN)' },
  drivinglicense: { name: "Driver's licence", needs: 'Front' },
  passport: { name: 'Passport', needs: 'Front and back' },
  pancard: { name: 'PAN card', needs: 'Front, and its number' },
};

export const STATES: Record<
  Kyc['status'],
  { title: string; text: string; word?: string; kind?: 'bad' | 'warn' }
> = {
  none: {
    title: 'Not verified yet',
    text: 'One document is enough, and you do it once. Most checks are done within a few hours, all within two working days.',
    word: 'Not sent',
  },
  pending: {
    title: 'We are checking your documents',
    text: 'Most checks are done within a few hours, all within two working days. A message tells you when it is done. You can leave this page.',
    word: 'Being checked',
    kind: 'warn',
  },
  approved: {
    title: 'Your identity is verified',
    text: 'You can withdraw what you win.',
  },
  declined: {
    title: 'Your documents were declined',
    text: 'Fix what the reason says, or use another document, and send again.',
    word: 'Declined',
    kind: 'bad',
  },
};
