import * as z from 'zod/mini';
import { REGISTRATION_KEY } from '../../storage/keys.ts';
import { type AuthView, authModal, onAuthClosed, openAuth } from './authModal.ts';
import { keptContact } from './contact.ts';
import { onForget } from './privateState.ts';

const KEPT_MS = 15 * 60_000;

/** An allow-list: passwords and one-time codes are never written anywhere. */
const FIELDS = ['mobile', 'email', 'name', 'username', 'agent_code'] as const;
export type DraftField = (typeof FIELDS)[number];

const STEPS = ['mobileNumber', 'sendEmail', 'verifyNumber', 'verifyEmail', 'register'] as const;
/** These go on with the number or email of the step before. */
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
    }),
  ),
  savedAt: z.number(),
});
type Kept = z.output<typeof Kept>;

let draft: Pick<Kept, 'step' | 'typed'> | undefined;

/** The dialog shows this view: a step of a registration is where a reload comes back to. */
export function keepStep(view: AuthView | undefined): void {
  const step = STEPS.find((known) => known === view);
  if (step) save({ step, typed: draft?.typed ?? {} });
  else if (view) forgetDraft();
}

/** What stands in the fields of a step; whatever is not on the list stays out. */
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

export function typedBefore(field: DraftField): string | undefined {
  return draft?.typed[field];
}

/**
 * A cheap phone drops the tab while its owner reads the text message: what `text` says is opened again,
 * as long as the number is still known.
 */
export function resumeRegistration(text: string): void {
  try {
    const { savedAt, ...kept } = Kept.parse(JSON.parse(text));
    const age = Date.now() - savedAt;
    const isReady = !NEEDS_CONTACT.includes(kept.step) || keptContact() !== undefined;
    if (age >= 0 && age < KEPT_MS && isReady) {
      draft = kept;
      // A link may have opened the first step meanwhile, but nothing else is taken from under a hand.
      if (authModal.activeAuthModal !== 'login') openAuth(kept.step);
      return;
    }
  } catch {
    // Damaged: the registration begins anew.
  }
  forgetDraft();
}

function save(next: Pick<Kept, 'step' | 'typed'>): void {
  draft = next;
  try {
    sessionStorage.setItem(REGISTRATION_KEY, JSON.stringify({ ...next, savedAt: Date.now() }));
  } catch {
    // Storage is blocked: it holds until the page is loaded anew.
  }
}

function forgetDraft(): void {
  draft = undefined;
  try {
    sessionStorage.removeItem(REGISTRATION_KEY);
  } catch {
    // Then it was not kept.
  }
}

onForget(forgetDraft);
onAuthClosed(forgetDraft);
