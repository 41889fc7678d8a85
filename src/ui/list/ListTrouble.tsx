import './ListTrouble.css';
import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { Notice } from '../status/Notice.tsx';
import { ListAge } from './ListAge.tsx';

interface ListTroubleProps {
  list: ComponentProps<typeof ListAge>['list'] & { readonly data: unknown };
  onRetry(): void;
}

/** Why a short list is not there or not up to date, with a way to ask again; nothing while all is well. */
export function ListTrouble({ list, onRetry }: ListTroubleProps) {
  const { data, problem, status } = list;
  if (problem === undefined) return null;
  if (data) {
    return (
      <div className="list-trouble">
        <ListAge list={list} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <Notice kind="error">
      {problem}
      <Button kind="quiet" isSmall isBusy={status === 'loading'} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
