import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { Parts } from '../../../ui/layout/Parts.tsx';
import './MarketFoot.css';

interface MarketFootProps {
  rules: string;
  /** The market's limits, where they stand nowhere else. */
  facts?: string | undefined;
  /** Another feature's tool. It appears with the first bet and must not move a price. */
  children: ReactNode;
}

/** The last line of a market: the rules to unfold and, beside them, tools for a position. */
export function MarketFoot({ rules, facts, children }: MarketFootProps) {
  const [isOpen, setOpen] = useState(false);
  const rulesId = useId();
  return (
    <footer className="market-foot">
      <div className="market-foot__line">
        <button
          type="button"
          className="market-foot__open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? rulesId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Parts of={['Rules', facts]} />
        </button>
        {children}
      </div>
      {isOpen && (
        <p id={rulesId} className="market-foot__rules">
          {rules} <Link href={paths.gameRules}>All game rules</Link>
        </p>
      )}
    </footer>
  );
}
