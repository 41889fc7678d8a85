import * as z from 'zod/mini';
import { REGISTRATION_KEY } from '../../storage/keys.ts';
import { type AuthView, authModal, onAuthClosed, openAuth } from './authModal.ts';
import { keptContact } from './contact.ts';
import { onForget } from './privateState.ts';

const KEPT_MS = 15 * 60_000;

/** An allow-list: passwords and one-time codes are never saved. */
const FIELDS = [
  'mobile',
  'email',
  'name',
  'username',
  'agent_code',
  'limit',
  'limit_period',
] as const;
export type DraftField = (typeof FIELDS)[number];

const STEPS = ['mobileNumber', 'sendEmail', 'verifyNumber', 'verifyEmail', 'register'] as const;
/** These steps need the number or email of an earlier step. */
const NEEDS_CONTACT: readonly AuthView[] = ['verifyNumber', 'verifyEmail', 'register'];

const Kept = z.object({
  step: z.enum(STEPS),
  typed: z.partial(
    z.object({
      mobile: z.string(),
      email: z.string(),
      name: z.string(),
      username: z.string(),
      agent_code: z.string(),
      limit: z.string(),
      limit_period: z.string(),
    }),
  ),
  savedAt: z.number(),
});
type Kept = z.output<typeof Kept>;

/** Read before an address opens its own step, which is saved over it. */
const savedBefore = readSaved();

let draft: Pick<Kept, 'step' | 'typed'> | undefined;

/** Records the step that the dialog shows, so that a reload can return to it. */
export function keepStep(view: AuthView | undefined): void {
  const step = STEPS.find((known) => known === view);
  if (step) save({ step, typed: draft?.typed ?? {} });
  else if (view) forgetDraft();
}

/** Records the fields of a step that are on the allow-list. */
export function keepTyped(form: HTMLFormElement): void {
  if (!draft) return;
  const data = new FormData(form);
  const typed = { ...draft.typed };
  for (const name of FIELDS) {
    const value = data.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  save({ ...draft, typed });
}

/** What was typed into a field before a reload. */
export function typedBefore(field: DraftField): string | undefined {
  return draft?.typed[field];
}

/**
 * Reopens the step of before the reload if the number is still known: a cheap phone drops the tab while its
 * owner reads the text message.
 */
export function resumeRegistration(): void {
  if (savedBefore === null) return;
  try {
    const { savedAt, ...kept } = Kept.parse(JSON.parse(savedBefore));
    const age = Date.now() - savedAt;
    const isReady = !NEEDS_CONTACT.includes(kept.step) || keptContact() !== undefined;
    if (age >= 0 && age < KEPT_MS && isReady) {
      draft = kept;
      // The address may have opened a step meanwhile, which may be replaced; other views stay.
      const { activeAuthModal: view } = authModal;
      if (!view || STEPS.some((step) => step === view)) openAuth(kept.step);
      return;
    }
  } catch {
    // Damaged: the registration starts from the beginning.
  }
  forgetDraft();
}

function readSaved(): string | null {
  try {
    return sessionStorage.getItem(REGISTRATION_KEY);
  } catch {
    // Storage is blocked, so nothing was saved.
    return null;
  }
}

function save(next: Pick<Kept, 'step' | 'typed'>): void {
  draft = next;
  try {
    sessionStorage.setItem(REGISTRATION_KEY, JSON.stringify({ ...next, savedAt: Date.now() }));
  } catch {
    // Storage is blocked: it lasts until a reload.
  }
}

function forgetDraft(): void {
  draft = undefined;
  try {
    sessionStorage.removeItem(REGISTRATION_KEY);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

onForget(forgetDraft);
onAuthClosed(forgetDraft);
