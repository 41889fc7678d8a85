import { Link } from 'wouter';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { OFFER_PAGES } from '../../state/money/bonusOffers.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Facts } from '../../ui/list/Facts.tsx';
import type { ShownBonus } from './BonusCard.tsx';
import { isFreeBet, isUpTo, productName } from './bonusWords.ts';

/** The bonus's conditions and the version of its terms. */
export function BonusFacts({ bonus }: { bonus: ShownBonus }) {
  const { amount, released, wagered, wageringRequired, minOdds, takenAt, expiresAt } = bonus;
  const { offer, terms, termsVersion, contributionPercent } = bonus;
  const isResting = isAway(useStateOfPlay());
  const version = `Version ${termsVersion}`;
  const moment = (at: number) => `${lagosDay(at)} ${lagosClock(at)}`;
  const upTo = isUpTo(bonus) ? ', up to' : '';
  const wagering = [
    takenAt !== undefined && { name: 'Released', value: <Money kobo={released} /> },
    { name: `Bets needed${upTo}`, value: <Money kobo={wageringRequired} /> },
    takenAt !== undefined && {
      name: 'Still to bet',
      value: <Money kobo={Math.max(0, wageringRequired - wagered)} />,
    },
    { name: 'Minimum odds', value: formatOdds(minOdds) },
  ];
  return (
    <CardSection title="Conditions">
      <Facts
        facts={[
          { name: isFreeBet(bonus) ? 'Free bet' : `Bonus${upTo}`, value: <Money kobo={amount} /> },
          ...(isFreeBet(bonus) ? [] : wagering),
          takenAt !== undefined && {
            name: isFreeBet(bonus) ? 'Given' : 'Taken',
            value: moment(takenAt),
          },
          expiresAt !== undefined && { name: 'Ends', value: moment(expiresAt) },
          {
            name: 'Terms',
            // The offer's page is closed during a break; its terms are shown below.
            value: isResting ? version : <Link href={OFFER_PAGES[offer]}>{version}</Link>,
          },
        ]}
      />
      {!isFreeBet(bonus) && (
        <>
          <h3>How much of a stake counts</h3>
          <Facts
            facts={[
              ...Object.entries(contributionPercent).map(([product, percent]) => ({
                name: productName(product),
                value: `${percent}%`,
              })),
              { name: 'Everything else', value: 'Does not count' },
            ]}
          />
        </>
      )}
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </CardSection>
  );
}
