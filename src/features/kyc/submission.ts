import { proxy, subscribe } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { uploadRequest } from '../../api/uploadRequest.ts';
import { KYC_NEEDS, type Kyc, submitKyc } from '../../contract/account/kyc.ts';
import { DOCUMENT_PROBLEMS } from '../../domain/account/documentProblem.ts';
import { holdReload } from '../../lib/holdReload.ts';
import { newId } from '../../lib/newId.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { connection } from '../../state/session/connection.ts';
import { onForget } from '../../state/session/privateState.ts';
import { refreshProfile } from '../../state/session/profile.ts';
import { session } from '../../state/session/session.ts';
import { clearKycForm, docIdOf, kycForm, stepOf } from './kycForm.ts';
import { kycStatus } from './kycStatus.ts';

type Phase =
  | { is: 'editing' }
  /** The share of the form that has left the phone, 0 to 1. */
  | { is: 'sending'; share: number }
  /** The connection broke or there is none. Sending resumes with the same key once there is one. */
  | { is: 'waiting'; why: 'offline' | 'broken' | 'no-answer' }
  /** Checking whether the last attempt arrived. */
  | { is: 'checking' };

export const submission = proxy<{
  phase: Phase;
  /** Why the last attempt was refused, when no field explains it. */
  problem: string | undefined;
  /** Documents were sent from this page and have arrived. */
  hasArrived: boolean;
}>({ phase: { is: 'editing' }, problem: undefined, hasArrived: false });

/** The pictures are in memory only: a reload would lose them. */
const UNDER_WAY = 'Your document is being sent. Let it finish or stop it, then update.';
let release: (() => void) | undefined;

function enter(phase: Phase): void {
  submission.phase = phase;
  release?.();
  release = phase.is === 'editing' ? undefined : holdReload(UNDER_WAY);
}

/** One key for each intent: kept through broken connections, dropped after an answer or a cancel. */
let key: string | undefined;
let attempt: AbortController | undefined;

/** Sends the form. The phase is the lock: a second tap in the same instant does nothing. */
export function send(): void {
  if (submission.phase.is !== 'editing') return;
  key = newId();
  submission.problem = undefined;
  if (connection.status === 'offline') enter({ is: 'waiting', why: 'offline' });
  else void upload();
}

/** Resumes after a broken connection. First checks whether the last attempt arrived. */
export async function resume(): Promise<void> {
  const { phase } = submission;
  if (phase.is !== 'waiting' || !session.isAuth) return;
  if (phase.why !== 'offline') {
    enter({ is: 'checking' });
    const intent = key;
    const isAnswered = await askAnew(kycStatus);
    if (intent !== key) return;
    const { data } = kycStatus.state;
    if (!isAnswered) {
      enter({ is: 'waiting', why: 'broken' });
      return;
    }
    if (data && isUnderWay(data)) {
      finish(data);
      return;
    }
  }
  await upload();
}

/** Stops sending, then asks what the server has received by then. */
export function cancel(): void {
  const wasSent = submission.phase.is !== 'waiting' || submission.phase.why !== 'offline';
  giveUp();
  if (wasSent) void askAnew(kycStatus);
}

async function upload(): Promise<void> {
  const { documentType, birthDate, front, back } = kycForm;
  if (!documentType || !key) return;
  const needs = KYC_NEEDS[documentType];
  if (needs.front && !front.file) return;
  const mine = new AbortController();
  attempt = mine;
  enter({ is: 'sending', share: 0 });
  try {
    const input = {
      documentType,
      birthDate,
      ...(needs.front && front.file && { front: front.file }),
      ...(needs.docId && { docId: docIdOf(kycForm) }),
      ...(needs.back && back.file && { back: back.file }),
    };
    const kyc = await call(submitKyc, input, {
      idempotencyKey: key,
      quiet: true,
      signal: mine.signal,
      send: uploadRequest((share) => {
        if (attempt === mine) enter({ is: 'sending', share });
      }),
    });
    if (attempt === mine) finish(kyc);
  } catch (error) {
    if (attempt !== mine) return;
    if (error instanceof CallError && !error.isUncertain) refuse(error);
    else enter({ is: 'waiting', why: whyOf(error) });
  }
}

function whyOf(error: unknown): 'broken' | 'no-answer' {
  return error instanceof CallError && error.kind === 'network' ? 'broken' : 'no-answer';
}

/** The server has documents that it has not declined. */
function isUnderWay({ status }: Kyc): boolean {
  return status === 'pending' || status === 'approved';
}

function finish(kyc: Kyc): void {
  giveUp();
  clearKycForm();
  submission.hasArrived = true;
  kycStatus.put(kyc, Date.now());
  void refreshProfile();
}

/** Nothing was accepted: keep the form and show the field to correct. */
function refuse({ status, fields, message }: CallError): void {
  giveUp();
  const isTooLarge = status === 413;
  submission.problem = isTooLarge ? DOCUMENT_PROBLEMS['too-large'] : message;
  const [field] = Object.keys(fields);
  if (field) {
    kycForm.errors = isTooLarge ? { [field]: DOCUMENT_PROBLEMS['too-large'] } : fields;
    kycForm.step = stepOf(field);
  }
  void askAnew(kycStatus);
}

function giveUp(): void {
  const mine = attempt;
  attempt = undefined;
  key = undefined;
  mine?.abort();
  enter({ is: 'editing' });
}

onForget(() => {
  giveUp();
  submission.problem = undefined;
  submission.hasArrived = false;
});

let isFollowing = false;

/** Resumes a waiting upload by itself when the network returns. Later calls do nothing. */
export function resumeWhenOnline(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribe(connection, () => {
    if (connection.status === 'live' || connection.status === 'off') void resume();
  });
}
