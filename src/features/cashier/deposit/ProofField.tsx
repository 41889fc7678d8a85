import { useState } from 'react';
import { KYC_MAX_BYTES } from '../../../contract/account/kyc.ts';
import { DOCUMENT_TYPES } from '../../../domain/account/documentProblem.ts';
import { type PreparedDocument, prepareDocument } from '../../../state/device/prepareDocument.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FilePicker } from '../../../ui/form/FilePicker.tsx';

interface ProofFieldProps {
  /** A label for documents other than a payment receipt. */
  label?: string;
  hint?: string;
  file: File | undefined;
  onChange(file: File | undefined): void;
  /** The server's error. */
  error?: string | undefined;
  disabled?: boolean;
  /** A receipt is optional, so the field stays folded until the player opens it. */
  isFolded?: boolean;
}

const FIELD = 'receipt';
const HINT = 'If you have one: a picture or PDF, up to 4 MB.';

/** A receipt or another document of a payment. It is checked on the phone and never stored there. */
export function ProofField(props: ProofFieldProps) {
  const { label = 'Receipt', hint = HINT, file, onChange } = props;
  const { error, disabled = false, isFolded = false } = props;
  const [isOpen, setOpen] = useState(!isFolded);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function pick(chosen: File) {
    setBusy(true);
    const prepared: PreparedDocument = await prepareDocument(chosen, {
      name: FIELD,
      maxBytes: KYC_MAX_BYTES,
      mayShrink: true,
    });
    setBusy(false);
    setProblem(prepared.problem);
    onChange(prepared.file);
  }

  if (!isOpen) {
    return (
      <Button kind="quiet" isWide onClick={() => setOpen(true)} disabled={disabled}>
        Add a receipt
      </Button>
    );
  }
  return (
    <FilePicker
      label={label}
      hint={hint}
      types={DOCUMENT_TYPES}
      file={file}
      error={problem ?? error}
      isBusy={isBusy}
      disabled={disabled}
      onPick={(chosen) => void pick(chosen)}
    />
  );
}
