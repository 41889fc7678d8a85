import type { BonusPart } from '../../contract/bonus.ts';
import { lagosDay } from '../../domain/lagosTime.ts';
import { formatNaira } from '../../domain/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardSection } from '../../ui/CardSection.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Money } from '../../ui/Money.tsx';
import { PART_STATUSES } from './bonusWords.ts';

/** Each part with its amount, and what releases it or when it was. */
export function BonusParts({ parts }: { parts: readonly BonusPart[] }) {
  return (
    <CardSection title="Its parts">
      <div>
        {parts.map(({ number, amount, dueAtWagered, status, releasedAt }) => {
          const { word, kind } = PART_STATUSES[status];
          const due = `At ${formatNaira(dueAtWagered)} in bets`;
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
