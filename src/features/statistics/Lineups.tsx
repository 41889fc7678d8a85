import type { MatchStatistics } from '../../contract/betting/statistics.ts';
import { sideMark } from '../../ui/crest/sideMark.tsx';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import './Lineups.css';

type Known = NonNullable<MatchStatistics['lineups']>;

interface LineupsProps {
  sportId: number;
  sides: readonly [home: string, away: string];
  lineups: Known;
}

/** Who plays, side beside side. */
export function Lineups({ sportId, sides: [home, away], lineups }: LineupsProps) {
  return (
    <CardSection title="Line-ups">
      <div className="lineups">
        <Side sportId={sportId} side={home} players={lineups.home} />
        <Side sportId={sportId} side={away} players={lineups.away} />
      </div>
    </CardSection>
  );
}

interface SideProps {
  sportId: number;
  side: string;
  players: Known['home'];
}

function Side({ sportId, side, players }: SideProps) {
  return (
    <div className="lineups__side">
      <h3>
        {sideMark(side, sportId === 2)} {side}
      </h3>
      <ol className="lineups__players" aria-label={`Line-up of ${side}`}>
        {players.map(({ name, role }) => (
          <li key={name}>
            {name} <span className="lineups__role">{role}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
