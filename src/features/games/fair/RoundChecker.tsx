import { formatNaira } from '../../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../../domain/time/lagosTime.ts';
import { PastedCheck } from '../../../ui/form/PastedCheck.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { Hash } from '../../../ui/list/Hash.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import type { CheckableRound } from './checkedRound.ts';
import type { RoundVerdict } from './pastedRound.ts';
import { shownSeeds, startShownSeeds } from './shownSeeds.ts';

type Shown = RoundVerdict | { is: 'missing' };

/** The maths of all games is fetched with the first check only. */
async function check(pasted: string): Promise<Shown> {
  try {
    const { verdictOn } = await import('./pastedRound.ts');
    await startShownSeeds();
    return verdictOn(pasted, shownSeeds.list);
  } catch {
    return { is: 'missing' };
  }
}

/** Checks a casino round that was pasted, or opened from its game's page: on this phone, without a network. */
export function RoundChecker() {
  return (
    <PastedCheck
      name="round"
      label="Round or its link"
      action="Check the round"
      headingId="games-you-can-check"
      check={check}
      said={(shown) => <VerdictText shown={shown} />}
    >
      {(shown) => 'round' in shown && <RoundFacts round={shown.round} />}
    </PastedCheck>
  );
}

const TEXTS = {
  fair: ['success', 'Fair.', 'The secret is the one we promised, and it gives this very result.'],
  fits: [
    'info',
    'It fits.',
    'The secret fits the hash in this text and gives this very result. This phone kept no hash from before the round.',
  ],
  unreadable: [
    'error',
    'This is not a whole round.',
    'A part is missing or was changed. Copy all of it.',
  ],
  unmade: ['info', 'Nothing to check.', 'Rounds of live tables are not made from a secret.'],
  open: ['info', 'Not yet.', 'This round is still being played.'],
  secret: ['info', 'Not yet.', "On the game's page, reveal the secret. Then copy the round again."],
  missing: [
    'warning',
    'Not on this phone yet.',
    'Check one round with a connection. After that it works offline.',
  ],
} as const;

function VerdictText({ shown }: { shown: Shown }) {
  if (shown.is === 'unfair') {
    return (
      <Notice kind="error">
        <p>
          <b>Not fair.</b> {shown.fault}
        </p>
      </Notice>
    );
  }
  const [kind, head, text] = TEXTS[shown.is];
  return (
    <Notice kind={kind}>
      <p>
        <b>{head}</b> {text}
      </p>
    </Notice>
  );
}

function RoundFacts({ round }: { round: CheckableRound }) {
  const { roundId, gameName, playedAt, stake, returned, detail, fairness } = round;
  return (
    <Facts
      facts={[
        { name: 'Round', value: roundId },
        { name: 'Game', value: gameName },
        { name: 'Played', value: `${lagosDay(playedAt)} ${lagosClock(playedAt)}` },
        { name: 'Staked', value: formatNaira(stake) },
        { name: 'Returned', value: formatNaira(returned) },
        { name: 'Result', value: detail },
        fairness !== undefined && hashFact('Hash of the secret', fairness.commit),
        fairness?.serverSeed !== undefined && hashFact('Our secret', fairness.serverSeed),
        fairness !== undefined && { name: "Player's words", value: fairness.clientSeed },
        fairness !== undefined && { name: 'Round number', value: String(fairness.nonce) },
      ]}
    />
  );
}

const hashFact = (name: string, value: string) => ({
  name,
  value: <Hash label={name} value={value} />,
  isLong: true,
});
