import type { PlayedMatch } from '../../contract/betting/statistics.ts';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import { Parts } from '../../ui/layout/Parts.tsx';
import { outcomeOf } from './outcomeOf.ts';
import { Results } from './Results.tsx';

interface MeetingsProps {
  sides: readonly [home: string, away: string];
  meetings: readonly PlayedMatch[];
}

/** The matches of the two sides against each other, with their sum. */
export function Meetings({ sides, meetings }: MeetingsProps) {
  return (
    <CardSection title="Head to head">
      {meetings.length === 0 ? (
        <p className="statistics__none">They have not met before.</p>
      ) : (
        <>
          <p className="statistics__sum">
            <Parts of={[sumOf(sides, meetings)]} />
          </p>
          <Results played={meetings} />
        </>
      )}
    </CardSection>
  );
}

function sumOf([home, away]: MeetingsProps['sides'], meetings: readonly PlayedMatch[]): string {
  const ends = meetings.map((match) => outcomeOf(match, home).word);
  const count = (word: string) => ends.filter((end) => end === word).length;
  return [
    `${home} won ${count('Won')}`,
    `${away} won ${count('Lost')}`,
    ...(count('Drew') > 0 ? [`${count('Drew')} drawn`] : []),
    ...(count('No result') > 0 ? [`${count('No result')} without a result`] : []),
  ].join(' · ');
}
