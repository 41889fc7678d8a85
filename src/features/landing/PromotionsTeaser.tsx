import './PromotionsTeaser.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';

const OFFERS = [
  ['Welcome bonus', 'On your first deposit', paths.promotionWelcome],
  ['Weekly cashback', 'On a week that ended below zero', paths.promotionCashback],
  ['Refer a friend', 'For both of you', paths.promotionReferral],
] as const;

export function PromotionsTeaser() {
  return (
    <section data-offer="" className="promotions-teaser" aria-labelledby="promotions">
      <h2 id="promotions">Promotions</h2>
      <ul className="promotions-teaser__offers">
        {OFFERS.map(([title, text, to]) => (
          <li key={to}>
            <Link className="promotions-teaser__offer" href={to}>
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="promotions-teaser__note">Each offer has terms and a wagering condition.</p>
    </section>
  );
}
