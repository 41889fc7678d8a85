import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import * as texts from '../../../messages/english/cashier.ts';

/** What is wrong with a gateway field; undefined when nothing is. */
export function fieldProblem(
  { label, isRequired, pattern, problem }: GatewayField,
  value: string,
): string | undefined {
  const text = value.trim();
  if (text === '') return isRequired ? texts.enterField(inSentence(label)) : undefined;
  return pattern && !fits(pattern, text) ? (problem ?? texts.checkField(label)) : undefined;
}

function fits(pattern: string, text: string): boolean {
  try {
    // People type spaces into numbers.
    return new RegExp(`^(?:${pattern})$`).test(text.replace(/\s/g, ''));
  } catch {
    // This browser cannot compile the pattern: leave the check to the server.
    return true;
  }
}

/** `Payment reference` → `payment reference`, `Your USDT address` → `USDT address`. */
function inSentence(label: string): string {
  const name = label.replace(/^Your /, '');
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
