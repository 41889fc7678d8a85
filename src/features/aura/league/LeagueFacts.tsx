import { useState } from 'react';
import type { VirtualStanding } from '../../../contract/casino/virtuals.ts';
import { virtualFault } from '../../../domain/virtuals/check.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Hash } from '../../../ui/list/Hash.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import type { LeagueAnswer } from './league.ts';
import { scoreWords } from './leagueWords.ts';
import { shownCommit, startShownCommits } from './shownCommits.ts';

interface LeagueFactsProps {
  answer: LeagueAnswer;
  /** In columns of a wide window nothing stands beneath them. */
  isOpenFirst: boolean;
}

/** The last results, and the check that they are fair. */
export function LeagueResults({ answer: { round, last }, isOpenFirst }: LeagueFactsProps) {
  return (
    <>
      <Fold isOpenFirst={isOpenFirst} title={`Results of matchday ${last.matchday}`}>
        <ul className="league__results">
          {last.matches.map((match) => (
            <li key={match.gameId} translate="no">
              <span className="league__side">
                <Crest name={match.home} />
                <span>{match.home}</span>
              </span>{' '}
              <b>{scoreWords(match, last)}</b>{' '}
              <span className="league__side league__side--away">
                <span>{match.away}</span>
                <Crest name={match.away} />
              </span>
            </li>
          ))}
        </ul>
      </Fold>
      <Fold title="Is it fair? Check it yourself">
        <p>
          Before the first bet we show the hash of a secret. All goals of the round are made from
          the secret: each match is ten spells of nine minutes, and the more goals a side may
          expect, the likelier it scores in a spell. After full time we show the secret, and this
          phone makes the results again.
        </p>
        <dl className="league__secrets">
          <dt>Hash of this round's secret</dt>
          <dd>
            <Hash label="Hash of this round's secret" value={round.commit} />
          </dd>
          {last.serverSeed && (
            <>
              <dt>Secret of the last round</dt>
              <dd>
                <Hash label="Secret of the last round" value={last.serverSeed} />
              </dd>
            </>
          )}
        </dl>
        <CheckLast last={last} />
      </Fold>
    </>
  );
}

/** The table of the season. */
export function LeagueTable({ answer: { standings }, isOpenFirst }: LeagueFactsProps) {
  return (
    <Fold
      isOpenFirst={isOpenFirst}
      title="Table"
      note={standings[0]?.played ? `${standings[0].club} lead` : 'New season'}
    >
      <Standings rows={standings} />
    </Fold>
  );
}

function CheckLast({ last }: { last: LeagueAnswer['last'] }) {
  const [checked, setChecked] = useState<{
    number: number;
    kind: 'error' | 'success' | 'info';
    text: string;
  }>();
  const { serverSeed } = last;
  if (serverSeed === undefined) return null;
  async function check(secret: string) {
    await startShownCommits();
    const shown = shownCommit(last.number);
    const fault = virtualFault({ ...last, serverSeed: secret }, shown);
    const isKnown = shown !== undefined;
    const results = `All results of matchday ${last.matchday} follow from the secret`;
    const text = isKnown
      ? `${results} whose hash this phone was shown before kick-off.`
      : `${results}, and it fits the hash we tell now. This phone kept no hash from before kick-off.`;
    const kind = fault ? 'error' : isKnown ? 'success' : 'info';
    setChecked({ number: last.number, kind, text: fault ?? text });
  }
  return (
    <>
      <Button kind="quiet" onClick={() => void check(serverSeed)}>
        {`Check matchday ${last.matchday}`}
      </Button>
      {checked?.number === last.number && <Notice kind={checked.kind}>{checked.text}</Notice>}
    </>
  );
}

function Standings({ rows }: { rows: readonly VirtualStanding[] }) {
  return (
    <table className="league__table">
      <caption className="visually-hidden">Table of the season</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Place</span>
          </th>
          <th scope="col">Club</th>
          <th scope="col">
            <abbr title="Played">P</abbr>
          </th>
          <th scope="col">
            <abbr title="Goals for and against">Goals</abbr>
          </th>
          <th scope="col">
            <abbr title="Points">Pts</abbr>
          </th>
        </tr>
      </thead>
      <tbody translate="no">
        {rows.map(({ club, played, goalsFor, goalsAgainst, points }, place) => (
          <tr key={club}>
            <td>{place + 1}</td>
            <th scope="row">
              <span className="league__side">
                <Crest name={club} />
                <span>{club}</span>
              </span>
            </th>
            <td>{played}</td>
            <td>
              {goalsFor}–{goalsAgainst}
            </td>
            <td>
              <b>{points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
