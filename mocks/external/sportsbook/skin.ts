import type { SportId } from '../../../src/contract/betting/market.ts';

/** How one sportsbook looks and what it offers. All of them bet on the same matches. */
export interface Skin {
  name: string;
  /** What its front page is called. */
  about: string;
  sports: readonly SportId[];
  /** Where it opens. */
  firstTab: 'live' | 'today' | 'leagues';
  style: string;
}

export const BETBY: Skin = {
  name: 'Betby',
  about: 'Sports betting',
  sports: [1, 4, 2],
  firstTab: 'live',
  style: `
:root { --head: #171a4a; --on-head: #fff; --accent: #4b3fe0; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --head: #101235; --accent: #a79fff; --on-accent: #12104a } }
.brand::after { content: '.'; color: #b9f227 }`,
};

export const KORA: Skin = {
  name: 'Kora Sports',
  about: 'Football coupons',
  sports: [1],
  firstTab: 'today',
  style: `
:root { --head: #7a2e00; --on-head: #fff; --accent: #a33d00; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --head: #3b1800; --accent: #ffb27a; --on-accent: #2b1100 } }
.brand { font-style: italic; text-transform: uppercase; letter-spacing: .02em }
.odd { border-radius: 4px }`,
};
