/** Whether an address carries an invitation code, in our parameter or in those that agents use. */
export function isInvited(search: string): boolean {
  return /[?&](agent|ref|agent_code)=/.test(search);
}
