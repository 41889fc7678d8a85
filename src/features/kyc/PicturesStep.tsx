import { useSnapshot } from 'valtio';
import { KYC_NEEDS } from '../../contract/account/kyc.ts';
import { DOCUMENT_TYPES } from '../../domain/account/documentProblem.ts';
import { byteSize } from '../../lib/byteSize.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FilePicker } from '../../ui/form/FilePicker.tsx';
import { chooseSide } from './chooseSide.ts';
import { kycForm, nextStep, type Side } from './kycForm.ts';

/** Asks for one picture, or two when the document's back matters. */
export function PicturesStep() {
  const { documentType, front, back } = useSnapshot(kycForm);
  const needsBack = documentType !== undefined && KYC_NEEDS[documentType].back;
  return (
    <>
      <p>Show all four corners, with every letter readable. Use daylight, no flash.</p>
      <SidePicker side="front" label="Front" />
      {needsBack && <SidePicker side="back" label="Back" />}
      <p className="field__hint">
        We remove location, time and device details before sending. Pictures are never saved on this
        phone.
      </p>
      {/* A picture still being checked is neither present nor missing. */}
      <Button isWide isBusy={front.isBusy || back.isBusy} onClick={nextStep}>
        Continue
      </Button>
    </>
  );
}

function SidePicker({ side, label }: { side: Side; label: string }) {
  const { errors, [side]: snapshot } = useSnapshot(kycForm);
  // Files are held by reference. The snapshot type says readonly, but the object is the same.
  const { file, chosen } = kycForm[side];
  const { problem, isBusy, canShrink, originalBytes = 0 } = snapshot;
  return (
    <FilePicker
      label={label}
      hint="JPEG, PNG or WebP picture, or a PDF, up to 4 MB."
      types={DOCUMENT_TYPES}
      file={file}
      error={errors[side] ?? problem}
      isBusy={isBusy}
      onPick={(picked) => void chooseSide(side, picked)}
    >
      {file && (
        <p className="field__hint">
          {byteSize(file.size)}
          {byteSize(file.size) !== byteSize(originalBytes) &&
            file.size < originalBytes &&
            `, made smaller from ${byteSize(originalBytes)}`}
        </p>
      )}
      {canShrink && chosen && (
        <Button kind="action" onClick={() => void chooseSide(side, chosen, true)}>
          Make it smaller on this phone
        </Button>
      )}
    </FilePicker>
  );
}
