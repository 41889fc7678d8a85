import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import './CashOutAct.css';

type CashOutActProps = Pick<
  ComponentProps<typeof Button>,
  'isBusy' | 'disabled' | 'onClick' | 'children'
> & {
  /** Why the last press placed nothing. */
  warning: string | undefined;
};

/** The button that cashes out, in sight however long the sheet is. */
export function CashOutAct({ warning, ...button }: CashOutActProps) {
  return (
    <div className="cash-out-act">
      {warning && <Notice kind="warning">{warning}</Notice>}
      <Button {...button} kind="action" isWide />
    </div>
  );
}
