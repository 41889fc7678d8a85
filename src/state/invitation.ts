import { authModal } from './authModal.ts';

/** How a link names who invites: ours, and what agents write. */
const NAMES = ['agent', 'ref', 'agent_code'];
const CODE = /^[\w-]{1,30}$/;

/** Takes the code of an agent or a friend from the address the app was opened by. */
export function readInvitation(): void {
  const query = new URLSearchParams(location.search);
  const agentCode = NAMES.map((name) => query.get(name)?.trim() ?? '').find((code) =>
    CODE.test(code),
  );
  if (!agentCode) return;
  authModal.authModalConfig = { agentCode, source: document.referrer || location.href };
}
