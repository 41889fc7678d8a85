import * as z from 'zod/mini';
import { INVITATION_KEY } from '../../storage/keys.ts';
import { authModal } from './authModal.ts';
import { onForget } from './privateState.ts';

/** How a link names who invites: ours, and what agents write. The start of the app knows them too. */
const NAMES = ['agent', 'ref', 'agent_code'];
const CODE = /^[\w-]{1,30}$/;

const KEPT_MS = 15 * 60_000;

const Kept = z.object({ agentCode: z.string(), source: z.string(), savedAt: z.number() });

/**
 * Takes the code of an agent or a friend from the address the app was opened by, or the one that was
 * taken before a reload. It holds for a quarter of an hour, a registration, or until the tab closes.
 */
export function readInvitation(search: string, href: string): void {
  const query = new URLSearchParams(search);
  const agentCode = NAMES.map((name) => query.get(name)?.trim() ?? '').find((code) =>
    CODE.test(code),
  );
  if (agentCode) keep({ agentCode, source: document.referrer || href });
  else take();
}

function keep(invitation: { agentCode: string; source: string }): void {
  authModal.authModalConfig = invitation;
  try {
    sessionStorage.setItem(INVITATION_KEY, JSON.stringify({ ...invitation, savedAt: Date.now() }));
  } catch {
    // Storage is blocked: the code holds until the page is loaded anew.
  }
}

function take(): void {
  try {
    const { savedAt, ...invitation } = Kept.parse(
      JSON.parse(sessionStorage.getItem(INVITATION_KEY) ?? ''),
    );
    const age = Date.now() - savedAt;
    if (age >= 0 && age < KEPT_MS) authModal.authModalConfig = invitation;
    else forgetInvitation();
  } catch {
    // None, a damaged one, or storage is blocked.
  }
}

/** It was used, or whom it brought has left. */
export function forgetInvitation(): void {
  authModal.authModalConfig = {};
  try {
    sessionStorage.removeItem(INVITATION_KEY);
  } catch {
    // Then it was not kept.
  }
}

onForget(forgetInvitation);
