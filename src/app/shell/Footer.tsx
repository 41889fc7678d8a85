import './Footer.css';
import { Link } from 'wouter';
import { env } from '../../env.ts';
import { paths } from '../../paths.ts';

const LINKS = [
  ['Terms & Conditions', paths.terms],
  ['Privacy', paths.privacy],
  ['Cookies', paths.cookies],
  ['Responsible gaming', paths.responsible],
  ['Fair play', paths.fairPlay],
  ['Game rules', paths.gameRules],
  ['Know your customer', paths.knowYourCustomer],
  ['Anti-money-laundering', paths.antiMoneyLaundering],
  ['Licence', paths.license],
  ['Help & FAQ', paths.faq],
  ['About us', paths.about],
  ['Contact', paths.contact],
] as const;

export function Footer() {
  return (
    <footer className="footer">
      <p className="footer__age">
        <b className="footer__badge">18+</b> Bet only what you can afford to lose, and only if you
        are 18 or older.
      </p>
      <ul className="footer__links">
        {LINKS.map(([label, to]) => (
          <li key={to}>
            <Link href={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        {env.name} is fictional: it has no operator, no licence and no regulator, and its naira are
        play money.
      </p>
    </footer>
  );
}
