import { useState } from 'react';
import { notify } from '../../../state/device/notices.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { treeIcon } from '../../../ui/icon/icons.ts';
import { late } from '../../../ui/late/late.tsx';
import { overPage } from '../../../ui/late/overPage.tsx';

const TreeSheet = late(
  () => import('./TreeSheet.tsx').then((module) => module.TreeSheet),
  overPage((text) => notify('error', text)),
);

/** Opens the league tree over the page in windows too narrow to show it beside. */
export function TreeButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="All leagues" icon={treeIcon} onClick={() => setIsOpen(true)} />
      {isOpen && <TreeSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
