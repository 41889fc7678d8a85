import './OfferTeaser.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { TO_ALL } from '../../ui/layout/toAll.ts';
import { OfferPicture } from './OfferPicture.tsx';
import { OFFERS, type Offer } from './offers.ts';

const SHOWN: readonly Offer['offer'][] = ['welcome', 'cashback', 'referral'];

/** Three offers for guests, each with its sum and its condition. */
export function OfferTeaser() {
  return (
    <section data-offer="" className="offer-teaser" aria-labelledby="promotions">
      <SectionHead id="promotions" title="Promotions">
        <Link className={TO_ALL} href={paths.promotions}>
          All<span className="visually-hidden"> promotions</span>
        </Link>
      </SectionHead>
      <ul className="offer-teaser__offers">
        {OFFERS.filter(({ offer }) => SHOWN.includes(offer)).map((one) => (
          <li key={one.offer}>
            <Link className="offer-teaser__offer" href={one.path}>
              <OfferPicture of={one} />
              <span className="offer-teaser__words">
                <b>{one.title}</b>
                <span>{one.text}</span>
                <span className="offer-teaser__condition">{one.condition}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
