import type { MatchStatistics, PlayedMatch } from '../../contract/betting/statistics.ts';
import { Fold } from '../../ui/button/Fold.tsx';
import { sideMark } from '../../ui/crest/sideMark.tsx';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import './Form.css';
import { type Outcome, outcomeOf } from './outcomeOf.ts';
import { Results } from './Results.tsx';

const KINDS: Record<Outcome['letter'], { kind?: 'good' | 'bad' }> = {
  W: { kind: 'good' },
  L: { kind: 'bad' },
  D: {},
  '–': {},
};

interface FormProps {
  sportId: number;
  sides: readonly [home: string, away: string];
  form: MatchStatistics['form'];
}

/** The last matches of each side: won, drawn or lost, the latest first. */
export function Form({ sportId, sides: [home, away], form }: FormProps) {
  if (form.home.length + form.away.length === 0) return null;
  return (
    <CardSection title="Form, latest first">
      <div className="form-of-sides">
        <Side sportId={sportId} side={home} played={form.home} />
        <Side sportId={sportId} side={away} played={form.away} />
      </div>
    </CardSection>
  );
}

interface SideProps {
  sportId: number;
  side: string;
  played: readonly PlayedMatch[];
}

function Side({ sportId, side, played }: SideProps) {
  return (
    <div className="form-of-side">
      <h3 className="form-of-side__name">
        {sideMark(side, sportId === 2)}
        <span>{side}</span>
      </h3>
      {played.length === 0 ? (
        <p className="statistics__none">Nothing played yet.</p>
      ) : (
        <>
          <ol className="form-of-side__chips" aria-label={`Form of ${side}`}>
            {played.map((match) => (
              <Chip key={match.startsAt} match={match} side={side} />
            ))}
          </ol>
          <Fold title="Results">
            <Results played={played} of={side} />
          </Fold>
        </>
      )}
    </div>
  );
}

function Chip({ match, side }: { match: PlayedMatch; side: string }) {
  const { letter, word } = outcomeOf(match, side);
  return (
    <li>
      <Badge {...KINDS[letter]} title={word}>
        <span aria-hidden="true">{letter}</span>
        <span className="visually-hidden">{word}</span>
      </Badge>
    </li>
  );
}
