import type { BonusPart } from '../../contract/cashier/bonus.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { lagosDay } from '../../domain/time/lagosTime.ts';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { PART_STATUSES } from './bonusWords.ts';

/** Each part with its amount and what releases it, or when it was released. */
export function BonusParts({ parts }: { parts: readonly BonusPart[] }) {
  return (
    <CardSection title="Parts">
      <div>
        {parts.map(({ number, amount, dueAtWagered, status, releasedAt }) => {
          const { word, kind } = PART_STATUSES[status];
          const due = `After ${formatNaira(dueAtWagered)} in bets`;
          return (
            <ListRow
              key={number}
              title={
                <>
                  {number} of {parts.length}: <Money kobo={amount} />
                </>
              }
              detail={releasedAt === undefined ? due : `On ${lagosDay(releasedAt)}`}
            >
              <Badge {...(kind && { kind })}>{word}</Badge>
            </ListRow>
          );
        })}
      </div>
    </CardSection>
  );
}
