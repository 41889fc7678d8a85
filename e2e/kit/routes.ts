import { href, paths } from '../../src/paths.ts';

/** Values for the parameters of a path. */
const PARAMETERS = {
  category: 'cricket',
  provider: 'kingmaker',
  bonusId: '1',
  gateway: 'm_bkash',
};

/** An address of this path, with a game that the server has. */
export function addressOf(path: string, gameId: string): string {
  // A casino has no page of this kind.
  const provider = path === paths.sportsProvider ? 'betby' : PARAMETERS.provider;
  return href(path, { ...PARAMETERS, provider, gameId });
}
