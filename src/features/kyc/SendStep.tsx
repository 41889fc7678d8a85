import { useSnapshot } from 'valtio';
import { KYC_NEEDS } from '../../contract/account/kyc.ts';
import { asSentence } from '../../domain/text/asSentence.ts';
import { longDay } from '../../domain/time/longDay.ts';
import { byteSize } from '../../lib/byteSize.ts';
import * as texts from '../../messages/english/verification/kyc.ts';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { docIdOf, kycForm } from './kycForm.ts';
import { DOCUMENTS } from './kycWords.ts';
import { SendProgress } from './SendProgress.tsx';
import { send, submission } from './submission.ts';

/** Shows everything that will be sent, the button, and the progress. */
export function SendStep() {
  const { documentType, docId, birthDate, front, back } = useSnapshot(kycForm);
  const typedId = docIdOf({ documentType, docId });
  const { phase, problem } = useSnapshot(submission);
  const { status } = useSnapshot(connection);
  if (!documentType) return null;
  const needs = KYC_NEEDS[documentType];
  const pictures = [
    `Front, ${byteSize(front.file?.size ?? 0)}`,
    ...(needs.back ? [`back, ${byteSize(back.file?.size ?? 0)}`] : []),
  ];
  return (
    <>
      <dl className="kyc-form__summary">
        <Line name="Document" value={DOCUMENTS[documentType].name} />
        {needs.docId && (
          <Line name="Number" value={needs.digits ? maskedNumber(typedId) : typedId} />
        )}
        <Line name="Date of birth" value={longDay(birthDate)} />
        {needs.front && <Line name="Pictures" value={pictures.join('; ')} />}
      </dl>
      {problem && <Notice kind="error">{texts.notAccepted(asSentence(problem))}</Notice>}
      {phase.is !== 'editing' && <SendProgress />}
      {phase.is === 'editing' && status === 'offline' && (
        <Notice kind="info">{texts.offlineSend}</Notice>
      )}
      {phase.is === 'editing' && (
        <Button kind="action" isWide onClick={send}>
          {status === 'offline' ? texts.sendLater : texts.send}
        </Button>
      )}
    </>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** All but the last four digits are hidden: somebody may look over the player's shoulder. */
function maskedNumber(digits: string): string {
  return `${'•'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`;
}
