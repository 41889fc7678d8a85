import { type ComponentType, useState } from 'react';
import { notify } from '../../../state/device/notices.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { treeIcon } from '../../../ui/icon/icons.ts';

interface TreeSheetProps {
  onClose(): void;
}

/** Opens the league tree over the page in windows too narrow to show it beside. */
export function TreeButton() {
  const [Sheet, setSheet] = useState<ComponentType<TreeSheetProps>>();
  const open = () =>
    import('./TreeSheet.tsx').then(
      ({ TreeSheet }) => setSheet(() => TreeSheet),
      () => notify('error', 'This part needs a connection the first time it is opened.'),
    );
  return (
    <>
      <IconButton label="All leagues" icon={treeIcon} onClick={() => void open()} />
      {Sheet && <Sheet onClose={() => setSheet(undefined)} />}
    </>
  );
}
