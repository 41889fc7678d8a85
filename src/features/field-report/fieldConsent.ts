import { FIELD_REPORT_KEY } from '../../storage/keys.ts';
import { localText } from '../../storage/localText.ts';

/** Whether this phone may report what a visit was like: nothing until somebody has answered. */
const kept = localText(FIELD_REPORT_KEY);

export type FieldConsent = 'yes' | 'no' | undefined;

export function fieldConsent(): FieldConsent {
  const answer = kept.read();
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

export function keepFieldConsent(answer: 'yes' | 'no'): void {
  kept.write(answer);
}
