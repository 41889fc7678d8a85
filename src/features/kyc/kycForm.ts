import { proxy } from 'valtio/vanilla';
import { KYC_NEEDS, type KycDocument } from '../../contract/account/kyc.ts';
import { birthDateRefusal } from '../../domain/play/birthDateRefusal.ts';
import { plainTyped } from '../../domain/text/plainTyped.ts';
import { typedDigits } from '../../domain/text/typedDigits.ts';
import { isAllDigits } from '../../lib/isAllDigits.ts';
import * as texts from '../../messages/english/verification/kyc.ts';
import type { PreparedDocument } from '../../state/device/prepareDocument.ts';
import { onForget } from '../../state/session/privateState.ts';

export type Side = 'front' | 'back';
export type KycStep = 'document' | 'pictures' | 'send';

export interface ChosenSide extends Partial<PreparedDocument> {
  isBusy: boolean;
  /** The original file, while it is too large and could be shrunk. */
  chosen?: File;
}

interface KycForm {
  step: KycStep;
  documentType: KycDocument | undefined;
  docId: string;
  /** `1998-01-15`. */
  birthDate: string;
  front: ChosenSide;
  back: ChosenSide;
  /** Errors by field. */
  errors: Partial<Record<'documentType' | 'docId' | 'birthDate' | Side, string>>;
}

const empty = (): KycForm => ({
  step: 'document',
  documentType: undefined,
  docId: '',
  birthDate: '',
  front: { isBusy: false },
  back: { isBusy: false },
  errors: {},
});

/** What was typed and chosen. In memory only: it survives going to other pages but not closing the tab. */
export const kycForm = proxy<KycForm>(empty());

export function clearKycForm(): void {
  Object.assign(kycForm, empty());
}

onForget(clearKycForm);

/** What is missing before the current step can be left. */
export function problemsOf(form: KycForm, now: number): KycForm['errors'] {
  const { step, documentType, birthDate, front, back } = form;
  const needs = documentType && KYC_NEEDS[documentType];
  if (step === 'document') {
    return {
      ...(!needs && { documentType: texts.chooseDocument }),
      ...(needs?.docId && docIdProblem(docIdOf(form), needs.digits)),
      ...birthDateProblem(birthDate, now),
    };
  }
  return {
    ...(needs?.front && !front.file && { front: front.problem ?? texts.chooseFront }),
    ...(needs?.back && !back.file && { back: back.problem ?? texts.chooseBack }),
  };
}

/** The document's number as it is sent: digits alone, or else as it stands on the card. */
export function docIdOf({ documentType, docId }: Pick<KycForm, 'documentType' | 'docId'>): string {
  return documentType && KYC_NEEDS[documentType].digits ? typedDigits(docId) : plainTyped(docId);
}

function docIdProblem(docId: string, digits: number | undefined): { docId?: string } {
  if (digits === undefined) return docId === '' ? { docId: texts.typeNumber } : {};
  return isAllDigits(docId, digits) ? {} : { docId: texts.typeDigits(digits) };
}

const BIRTH_DATE = {
  'no-date': texts.typeBirthDate,
  'wrong-year': texts.checkYear,
  'too-young': texts.tooYoung,
};

function birthDateProblem(birthDate: string, now: number): { birthDate?: string } {
  const refusal = birthDateRefusal(birthDate, now);
  return refusal ? { birthDate: BIRTH_DATE[refusal] } : {};
}

/** The steps for a document. One without a picture has no step for it. */
export function stepsFor(documentType: KycDocument | undefined): KycStep[] {
  const hasPictures = documentType === undefined || KYC_NEEDS[documentType].front;
  return hasPictures ? ['document', 'pictures', 'send'] : ['document', 'send'];
}

/** Goes to the next step if the current one has no errors. */
export function nextStep(): void {
  kycForm.errors = problemsOf(kycForm, Date.now());
  const isFine = Object.keys(kycForm.errors).length === 0;
  const steps = stepsFor(kycForm.documentType);
  if (isFine) kycForm.step = steps[steps.indexOf(kycForm.step) + 1] ?? 'send';
}

/** The step that has the field. */
export function stepOf(field: string): KycStep {
  return field === 'front' || field === 'back' ? 'pictures' : 'document';
}
