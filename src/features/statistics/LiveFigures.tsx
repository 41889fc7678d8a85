import type { CSSProperties } from 'react';
import type { MatchStatistics } from '../../contract/betting/statistics.ts';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import './LiveFigures.css';

type Figures = NonNullable<MatchStatistics['live']>;

const NAMES: [key: keyof Figures, name: string][] = [
  ['possession', 'Possession'],
  ['shots', 'Shots'],
  ['shotsOnTarget', 'Shots on target'],
  ['corners', 'Corners'],
  ['fouls', 'Fouls'],
  ['offsides', 'Offsides'],
  ['yellowCards', 'Yellow cards'],
  ['redCards', 'Red cards'],
];

interface LiveFiguresProps {
  sides: readonly [home: string, away: string];
  figures: Figures;
}

/** The figures of a match that has begun, each as two numbers and as a bar shared by the two sides. */
export function LiveFigures({ sides: [home, away], figures }: LiveFiguresProps) {
  return (
    <CardSection title="Figures of the match">
      <p className="live-figures__sides" aria-hidden="true">
        <b className="live-figures__home">{home}</b>
        <b className="live-figures__away">{away}</b>
      </p>
      <table className="live-figures">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{home}</th>
            <td />
            <th scope="col">{away}</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map(([key, name]) => {
            const [ofHome, ofAway] = figures[key];
            const unit = key === 'possession' ? '%' : '';
            return (
              <tr key={key}>
                <td>
                  {ofHome}
                  {unit}
                </td>
                <th scope="row">
                  {name}
                  <Share home={ofHome} away={ofAway} />
                </th>
                <td>
                  {ofAway}
                  {unit}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </CardSection>
  );
}

/** Says nothing that the numbers beside it do not. */
function Share({ home, away }: { home: number; away: number }) {
  if (home + away === 0) return <span className="share share--none" aria-hidden="true" />;
  const style = { '--home': `${(100 * home) / (home + away)}%` } as CSSProperties;
  return <span className="share" style={style} aria-hidden="true" />;
}
