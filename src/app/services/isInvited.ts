/** Whether an address names who invites: ours, and what agents write. */
export function isInvited(search: string): boolean {
  return /[?&](agent|ref|agent_code)=/.test(search);
}
