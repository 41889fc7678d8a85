import './SourceTable.css';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { referralSources } from './referrals.ts';
import { sourceName } from './sourceName.ts';

/** Clicks and sign-ups for each place where the link was opened. */
export function SourceTable() {
  const { data } = useFreshList(referralSources);
  const sources = data?.sources ?? [];
  if (data && sources.length === 0) {
    return <p className="source-table__none">Nobody has opened the link yet.</p>;
  }
  return (
    <table className="source-table">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Opened</th>
          <th scope="col">Joined</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, clicks, signUps }) => (
          <tr key={source}>
            <th scope="row">{sourceName(source)}</th>
            <td>{clicks}</td>
            <td>{signUps}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
