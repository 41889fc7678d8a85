import { Link } from 'wouter';
import { byteSize } from '../../lib/byteSize.ts';
import type { SavedFile } from '../../pwa/savedContent.ts';
import type { SavedList } from '../../storage/savedLists.ts';
import { Age } from '../../ui/list/Age.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { groupLists } from './listGroups.ts';

/** What was saved of each subject: how many lists, how old and how large. */
export function SavedLists({ lists }: { lists: readonly SavedList[] }) {
  return groupLists(lists).map(({ title, to, count, bytes, savedAt }) => (
    <ListRow
      key={title}
      title={to ? <Link href={to}>{title}</Link> : title}
      detail={<Age at={savedAt} isInWords />}
    >
      {count > 1 && <span className="saved__count">{count} lists</span>}
      {byteSize(bytes)}
    </ListRow>
  ));
}

/** The pages that open with no network, from A to Z. */
export function SavedPages({ pages }: { pages: readonly SavedFile[] }) {
  return [...pages]
    .sort((one, other) => (one.title ?? '').localeCompare(other.title ?? ''))
    .map(({ url, title, version, bytes }) => (
      <ListRow key={url} title={<Link href={url}>{title}</Link>} detail={`Version ${version}`}>
        {byteSize(bytes)}
      </ListRow>
    ));
}
