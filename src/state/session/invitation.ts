import * as z from 'zod/mini';
import { plainTyped } from '../../domain/text/plainTyped.ts';
import { INVITATION_KEY } from '../../storage/keys.ts';
import { authModal } from './authModal.ts';
import { onForget } from './privateState.ts';

/**
 * Query parameters that carry an invitation code: ours, and those that agents use. The start code knows them
 * too.
 */
const NAMES = ['agent', 'ref', 'agent_code'];
const CODE = /^[\w-]{1,30}$/;

const KEPT_MS = 15 * 60_000;

const Kept = z.object({ agentCode: z.string(), source: z.string(), savedAt: z.number() });

/**
 * Takes an invitation code from the address that opened the app, or the one taken before a reload. It lasts a
 * quarter of an hour, until a registration, or until the tab closes.
 */
export function readInvitation(search: string, href: string): void {
  const agentCode = codeIn(search);
  if (agentCode) keep({ agentCode, source: document.referrer || href });
  else take();
}

/** The invitation code of an address's query. */
function codeIn(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return NAMES.map((name) => query.get(name)?.trim() ?? '').find((code) => CODE.test(code));
}

/** The code that somebody typed, or pasted with its link, with stars or a full stop. */
export function pastedInvitation(typed: string): string {
  const plain = plainTyped(typed);
  const inLink = codeIn(/\?\S+/.exec(plain)?.[0] ?? '');
  return inLink ?? plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function keep(invitation: { agentCode: string; source: string }): void {
  authModal.authModalConfig = invitation;
  try {
    sessionStorage.setItem(INVITATION_KEY, JSON.stringify({ ...invitation, savedAt: Date.now() }));
  } catch {
    // Storage is blocked: the code lasts until a reload.
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
    // There is none, it is damaged, or storage is blocked.
  }
}

/** Forgets the code after it was used, or when the player it brought signs out. */
export function forgetInvitation(): void {
  authModal.authModalConfig = {};
  try {
    sessionStorage.removeItem(INVITATION_KEY);
  } catch {
    // Storage is blocked, so it was not kept.
  }
}

onForget(forgetInvitation);
