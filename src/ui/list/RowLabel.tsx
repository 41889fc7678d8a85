import { Icon } from '../icon/Icon.tsx';
import { chevronRightIcon } from '../icon/icons.ts';

/** What a row that leads on says, between its icon and the arrow. */
export function RowLabel({ icon, children }: { icon: string; children: string }) {
  return (
    <>
      <Icon path={icon} />
      {children}
      <Icon path={chevronRightIcon} isSmall />
    </>
  );
}
