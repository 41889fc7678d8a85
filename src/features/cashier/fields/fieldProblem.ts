import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { plainTyped } from '../../../domain/text/plainTyped.ts';
import { typedPhone } from '../../../domain/text/typedDigits.ts';
import * as texts from '../../../messages/english/cashier.ts';

/** What is wrong with a gateway field; undefined when nothing is. */
export function fieldProblem(
  { label, kind, isRequired, pattern, problem }: GatewayField,
  value: string,
): string | undefined {
  const text = fieldText({ kind, pattern }, value);
  if (text === '') return isRequired ? texts.enterField(inSentence(label)) : undefined;
  return pattern && !fits(pattern, text) ? (problem ?? texts.checkField(label)) : undefined;
}

/**
 * What is sent for what was typed into a field: without the blanks that people put into numbers, and of the
 * link to a transaction the part that the field asks for.
 */
export function fieldText(
  { kind, pattern }: Pick<GatewayField, 'kind' | 'pattern'>,
  value: string,
): string {
  if (kind === 'account' || kind === 'file') return value;
  if (kind === 'phone') return typedPhone(value);
  const text = plainTyped(value);
  if (!pattern) return text;
  const inLink = /^https?:/.test(text) ? text.split(/[/?#&=]/) : [];
  return inLink.find((part) => part !== '' && fits(pattern, part)) ?? text.replace(/\s/g, '');
}

function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(text);
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
