import '../../../src/ui/style/tokens.css';
import '../../../src/ui/style/base.css';
import '../../../src/ui/button/Button.css';
import '../../../src/features/exchange/ladder/LadderBoard.css';
import '../../../src/features/exchange/ladder/LadderTable.css';
import { createLadderChanges, createLadderMarkets } from './createLadders.ts';
import { drive } from './drive.ts';
import { createLadder, type HandLadder } from './vanillaLadder.ts';

/** The same ladders written by hand: no framework, no store, messages written straight into rungs. */
let ladders = new Map<string, HandLadder>();

drive(
  {
    async mount(markets) {
      const created = markets.flatMap(({ runners }) =>
        runners.map((runner) => [runner.runnerId, createLadder(runner)] as const),
      );
      ladders = new Map(created);
      const grid = document.getElementById('grid');
      if (grid) grid.className = 'ladder-board';
      grid?.replaceChildren(...created.map(([, { section }]) => section));
      for (const [, { centre }] of created) centre();
    },
    take({ markets }) {
      for (const { r = [] } of markets) {
        for (const change of r) ladders.get(change[0])?.write(change);
      }
    },
  },
  { markets: createLadderMarkets, changes: createLadderChanges },
);
