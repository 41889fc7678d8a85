import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { Breakdown } from './Breakdown.tsx';

const naira = (text: string) => Number(text.replace('−', '-').replaceAll(/[₦,]/g, ''));

test.each([
  [0, 79_000_00, 171_000_00],
  [50_000_00, 79_000_00, 121_000_00],
  [200_000_00, 79_000_00, 0],
  [0, 300_000_00, 0],
])(
  'with %d reserved and %d to bet the lines come to what can be withdrawn',
  (exposure, unmetTurnover, available) => {
    const balance = 250_000_00;
    show(
      <Breakdown withdrawable={{ balance, exposure, unmetTurnover, available, lockedBonus: 0 }} />,
    );
    const [free, ...lines] = (document.body.textContent?.match(/−?₦[\d,]+\.\d\d/g) ?? []).map(
      naira,
    );
    const facts = lines.slice(0, 1 + Number(exposure > 0) + Number(balance > exposure));
    expect(facts.reduce((sum, line) => sum + line, 0)).toBe(free);
    const isToldWhole = document.body.textContent?.includes('of it is still to bet');
    expect(isToldWhole).toBe(exposure + unmetTurnover > balance);
  },
);
