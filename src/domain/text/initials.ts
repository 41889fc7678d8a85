/** Words that are no part of what people call it. */
const SMALL = /^(and|of|the|by|to|your|in|on)$/i;

/** Two letters that stand for a name: `GL` of Great Lakes, `OP` of OPay. */
export function initials(name: string): string {
  const [first = '', second] =
    name.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !SMALL.test(word)) ?? [];
  return (second ? `${first[0]}${second[0]}` : first.slice(0, 2)).toUpperCase();
}
