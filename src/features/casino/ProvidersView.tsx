import './ProvidersView.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { LobbyProvider } from '../../contract/external.ts';
import { env } from '../../env.ts';
import { href, paths } from '../../paths.ts';
import { lobby } from '../../state/lists/lobby.ts';
import { connection } from '../../state/session/connection.ts';
import { Mark } from '../../ui/crest/Mark.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { CasinoNav } from './CasinoNav.tsx';
import { kindsText } from './gameWords.ts';
import { LobbySkeleton } from './LobbySkeleton.tsx';

/** All providers from A to Z, those with bets on sports apart, with what they offer and whether they are available. */
export function ProvidersView() {
  const list = useSnapshot(lobby.state);
  const { data, status } = list;
  const isOffline = useSnapshot(connection).status === 'offline';
  useEffect(() => void lobby.refresh(), []);
  const providers = [...(data?.providers ?? [])].sort((one, other) =>
    one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1,
  );
  const isBook = ({ kinds }: LobbyProvider) => kinds.includes('sports');
  const groups = [
    { title: 'Casino', rows: providers.filter((row) => !isBook(row)) },
    { title: 'Sportsbooks and exchange', rows: providers.filter(isBook) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="providers">
      <CasinoNav />
      <h1>Providers</h1>
      {data ? (
        <>
          <div className="providers__state">
            {providers.length} providers
            <ListAge list={list} onRetry={() => void lobby.refresh()} />
          </div>
          {groups.map(({ title, rows }) => (
            <section key={title} aria-label={title}>
              <h2 className="providers__group">{title}</h2>
              <ul className="providers__list">
                {rows.map((provider) => (
                  <Provider key={provider.provider} provider={provider} />
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : status === 'failed' ? (
        <ErrorState
          title={isOffline ? 'You are offline' : 'The providers could not be loaded'}
          text={`None are saved on this phone yet. The rest of ${env.name} works.`}
          onRetry={() => void lobby.refresh()}
        />
      ) : (
        <LobbySkeleton />
      )}
    </div>
  );
}

/** Those with a page of their own. */
const PAGES: Record<string, { path: string; is: string } | undefined> = {
  betby: { path: paths.betby, is: 'Sportsbook' },
  jetfair: { path: paths.jetfair, is: 'Exchange' },
};

function Provider({
  provider: { provider, name, games, kinds, status },
}: {
  provider: LobbyProvider;
}) {
  const isOfSports = kinds.includes('sports');
  const page = PAGES[provider];
  const pattern = isOfSports ? paths.sportsProvider : paths.casinoDesktop;
  return (
    <li>
      <Link className="providers__tile" href={page?.path ?? href(pattern, { provider })}>
        <Mark name={name} hasEmblem />
        <b className="providers__name">{name}</b>
        <span className="providers__kinds">
          {isOfSports ? (page?.is ?? 'Sportsbook') : kindsText(kinds)}
        </span>
        {!isOfSports && <span className="providers__count">{gamesText(games)}</span>}
        {status === 'down' && <Badge kind="bad">Unavailable</Badge>}
      </Link>
    </li>
  );
}

function gamesText(games: number): string {
  return games === 1 ? '1 game' : `${games} games`;
}
