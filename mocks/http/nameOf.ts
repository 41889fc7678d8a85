import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';

const names = new Map<Endpoint, string>(
  Object.entries(everyEndpoint).map(([name, endpoint]) => [endpoint, name]),
);

/** The name of a call in the contract. */
export function nameOf(endpoint: Endpoint): string {
  return names.get(endpoint) ?? endpoint.path;
}
