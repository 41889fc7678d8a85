import type { Gateway } from '../../../contract/cashier/gateways.ts';

/**
 * The method of a withdrawal: the player's, even when it went off, because where the money goes is theirs to
 * change; until they have chosen, the first that works.
 */
export function methodOf(
  gateways: readonly Gateway[] | undefined,
  code: string | undefined,
): Gateway | undefined {
  return (
    gateways?.find((row) => row.code === code) ?? gateways?.find(({ status }) => status !== 'down')
  );
}
