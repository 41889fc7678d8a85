import { useSnapshot } from 'valtio';
import { formatNaira } from '../../../domain/money/money.ts';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import { at } from '../../../lib/base.ts';
import { paths } from '../../../paths.ts';
import { shareText, shareVerb } from '../../../state/device/shareText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Hash } from '../../../ui/list/Hash.tsx';
import { type CheckableRound, checkedFault, promisesOf } from './checkedRound.ts';
import type { HandSeeds } from './HandCheck.tsx';
import { roundText } from './roundText.ts';
import { shownSeeds } from './shownSeeds.ts';

interface RoundCheckProps {
  round: CheckableRound;
  /** Copies the round's seeds into the manual check. */
  onCheck(seeds: HandSeeds): void;
}

/** One round: this phone's verdict, and everything needed to verify it elsewhere. */
export function RoundCheck({ round, onCheck }: RoundCheckProps) {
  const { fairness, roundId, playedAt, gameName, stake, returned, detail } = round;
  return (
    <li>
      <details>
        <summary>
          <span>
            {`${lagosClock(playedAt)} · ${gameName} · ${roundId} · ${formatNaira(stake).slice(1)} → ${formatNaira(returned).slice(1)}`}
          </span>
          <Verdict round={round} />
        </summary>
        {fairness && (
          <>
            <dl className="game__seeds">
              <dt>Hash of the secret</dt>
              <dd>
                <Hash label="Hash of the secret" value={fairness.commit} />
              </dd>
              <dt>Our secret</dt>
              <dd>
                {fairness.serverSeed === undefined ? (
                  'Not revealed yet. Reveal it above; the next rounds use a new one.'
                ) : (
                  <Hash label="Our secret" value={fairness.serverSeed} />
                )}
              </dd>
              <dt>Your words</dt>
              <dd>
                <code>{fairness.clientSeed}</code>
              </dd>
              <dt>Round number</dt>
              <dd>{fairness.nonce}</dd>
              <dt>Result</dt>
              <dd>{detail}</dd>
            </dl>
            <a href={`${at(paths.fairPlay)}#round=${roundText(round)}`}>
              Open it on the Fair play page
            </a>
            <Button
              kind="quiet"
              isSmall
              onClick={() =>
                void shareText({
                  title: `${gameName}, round ${roundId}`,
                  text: `${location.origin}${at(paths.fairPlay)}#round=${roundText(round)}`,
                  name: 'round',
                })
              }
            >
              {shareVerb()} the round
            </Button>
            <Button
              kind="quiet"
              isSmall
              onClick={() =>
                onCheck({
                  commit: fairness.commit,
                  serverSeed: fairness.serverSeed ?? '',
                  clientSeed: fairness.clientSeed,
                  nonce: String(fairness.nonce),
                  round,
                })
              }
            >
              Work it out by hand
            </Button>
          </>
        )}
      </details>
    </li>
  );
}

function Verdict({ round }: { round: CheckableRound }) {
  const { list } = useSnapshot(shownSeeds);
  if (round.state === 'open') return <span>still being played</span>;
  if (!round.fairness?.serverSeed) return <span>secret not revealed yet</span>;
  const fault = checkedFault(round, list);
  if (fault) return <b className="game__fault">Not fair: {fault}</b>;
  const isKnown = promisesOf(round, list).length > 0;
  return isKnown ? <b>Fair: checked here</b> : <span>fits the hash in this list</span>;
}
