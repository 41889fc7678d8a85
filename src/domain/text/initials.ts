/** Words that are no part of what people call it. */
const SMALL = /^(and|of|the|by|to|your|in|on)$/i;

/** Two letters that stand for a name: `GL` of Great Lakes, `OP` of OPay, `PP` of PalmPay. */
export function initials(name: string): string {
  const [first = '', second] =
    name.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !SMALL.test(word)) ?? [];
  const next = second?.[0] ?? /\p{Lu}/u.exec(first.slice(1))?.[0] ?? first.slice(1, 2);
  return (first.slice(0, 1) + next).toUpperCase();
}
