import '../../../src/ui/style/tokens.css';
import '../../../src/ui/style/base.css';
import '../../../src/features/exchange/market/AgeChip.css';
import '../../../src/features/exchange/market/MarketSection.css';
import '../../../src/features/exchange/market/MarketTable.css';
import '../../../src/features/exchange/match/MatchView.css';
import { drive } from './drive.ts';
import { createRows, type MarketRows } from './vanillaRows.ts';

/** The same page written by hand: no framework, no store, messages written straight into cells. */
let rows = new Map<string, MarketRows>();

drive({
  async mount(markets) {
    const grid = document.getElementById('grid');
    const created = markets.map((market) => [market.marketId, createRows(market)] as const);
    rows = new Map(created);
    grid?.replaceChildren(...created.map(([, { section }]) => section));
  },
  take({ markets }) {
    for (const change of markets) rows.get(change.id)?.write(change);
  },
});
