import type { GatewayField } from '../../../contract/gateways.ts';
import { fieldProblem } from '../fields/fieldProblem.ts';

type Values = Readonly<Record<string, string>>;

/** What is to be mended about where the money goes, if anything, and in which field. */
export function destinationProblem(
  fields: readonly GatewayField[],
  values: Values,
): { name: string; text: string } | undefined {
  for (const field of fields) {
    const text = fieldProblem(field, values[field.name] ?? '');
    if (text) return { name: field.name, text };
  }
  return undefined;
}

/** Where the money goes, as the call takes it. */
export function destinationOf(
  fields: readonly GatewayField[],
  values: Values,
): { savedAccountId?: string; phone?: string; address?: string } {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name]?.trim() ?? '']));
}
