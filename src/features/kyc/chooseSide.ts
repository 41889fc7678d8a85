import { ref } from 'valtio/vanilla';
import { KYC_MAX_BYTES } from '../../contract/account/kyc.ts';
import { prepareDocument } from '../../state/device/prepareDocument.ts';
import { kycForm, type Side } from './kycForm.ts';

/** Checks a file chosen for a side of the document. The last choice counts. */
export async function chooseSide(side: Side, chosen: File, mayShrink = false): Promise<void> {
  const mine = ref(chosen);
  kycForm[side] = { isBusy: true, chosen: mine };
  kycForm.errors = {};
  const prepared = await prepareDocument(chosen, {
    name: side,
    maxBytes: KYC_MAX_BYTES,
    mayShrink,
  });
  if (kycForm[side].chosen !== mine) return;
  const { file, ...rest } = prepared;
  kycForm[side] = {
    ...rest,
    isBusy: false,
    ...(file && { file: ref(file) }),
    ...(prepared.canShrink && { chosen: mine }),
  };
}
