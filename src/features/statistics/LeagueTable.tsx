import type { TableRow } from '../../contract/betting/statistics.ts';
import { classes } from '../../ui/classes.ts';
import { sideMark } from '../../ui/crest/sideMark.tsx';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import './LeagueTable.css';

interface LeagueTableProps {
  sportId: number;
  sides: readonly string[];
  rows: readonly TableRow[];
}

/** The league as it stands; the two sides of the match are marked. */
export function LeagueTable({ sportId, sides, rows }: LeagueTableProps) {
  const hasDifference = rows.some(({ scored }) => scored !== undefined);
  const hasDraws = sportId !== 2;
  return (
    <CardSection title="Table">
      <table className="league-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Place</span>
            </th>
            <th scope="col">Side</th>
            <Head short="P" whole="Played" />
            <Head short="W" whole="Won" isWide />
            {hasDraws && (
              <Head short="D" whole={sportId === 4 ? 'Tied or without a result' : 'Drawn'} isWide />
            )}
            <Head short="L" whole="Lost" isWide />
            {hasDifference && <Head short="+/−" whole="Difference" />}
            <Head short="Pts" whole="Points" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const { side, played, won, drawn, lost, points } = row;
            const isPlaying = sides.includes(side);
            return (
              <tr key={side} className={classes(isPlaying && 'league-table__playing')}>
                <td>{index + 1}</td>
                <th scope="row">
                  <span className="league-table__side">
                    {sideMark(side, sportId === 2)}
                    <span>{side}</span>
                    {isPlaying && <span className="visually-hidden">, of this match</span>}
                  </span>
                </th>
                <td>{played}</td>
                <td className="league-table__wide">{won}</td>
                {hasDraws && <td className="league-table__wide">{drawn}</td>}
                <td className="league-table__wide">{lost}</td>
                {hasDifference && <td>{differenceOf(row)}</td>}
                <td className="league-table__points">{points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </CardSection>
  );
}

function Head({ short, whole, isWide }: { short: string; whole: string; isWide?: boolean }) {
  return (
    <th scope="col" className={classes(isWide && 'league-table__wide')}>
      <abbr title={whole}>{short}</abbr>
    </th>
  );
}

function differenceOf({ scored = 0, conceded = 0 }: TableRow): string {
  const difference = scored - conceded;
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
}
