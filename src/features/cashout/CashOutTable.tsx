import { mayWin, type Position } from '../../domain/position/position.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import type { MarketFrame } from '../../state/live/marketStreamMarket.ts';
import { Money } from '../../ui/layout/Money.tsx';
import './CashOutTable.css';

export interface CashOutColumn {
  name: string;
  /** Result for each winning runner, in kobo; undefined when there is no offer. */
  position: Position | undefined;
}

interface CashOutTableProps {
  frame: MarketFrame;
  columns: readonly CashOutColumn[];
}

/** Each outcome's result, now and after the cash-out. */
export function CashOutTable({ frame, columns }: CashOutTableProps) {
  return (
    <table className="cash-out-table">
      <thead>
        <tr>
          <th scope="col">{texts.ifItEnds}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frame.runners.filter(mayWin).map(({ runnerId, name }) => (
          <tr key={runnerId}>
            <th scope="row" title={name}>
              {name}
            </th>
            {columns.map((column) => (
              <td key={column.name}>
                {column.position ? (
                  <Money kobo={column.position.get(runnerId) ?? 0} isResult />
                ) : (
                  texts.none
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
