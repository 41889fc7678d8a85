import './SourceTable.css';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { ListTrouble } from '../../ui/list/ListTrouble.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { referralSources } from './referrals.ts';
import { sourceName } from './sourceName.ts';

/** Clicks and sign-ups for each place where the link was opened. */
export function SourceTable() {
  const list = useFreshList(referralSources);
  const { data, problem } = list;
  const trouble = <ListTrouble list={list} onRetry={() => void referralSources.refresh()} />;
  if (!data) return problem === undefined ? <Skeleton /> : trouble;
  return (
    <>
      {trouble}
      {data.sources.length === 0 ? (
        <p className="source-table__none">Nobody has opened the link yet.</p>
      ) : (
        <Sources sources={data.sources} />
      )}
    </>
  );
}

interface SourcesProps {
  sources: readonly { source: string; clicks: number; signUps: number }[];
}

function Sources({ sources }: SourcesProps) {
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
