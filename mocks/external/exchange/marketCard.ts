import type { Market, Runner, SportEvent } from '../../../src/contract/betting/market.ts';
import { drawLast } from '../../../src/domain/market/drawLast.ts';
import { compactNaira, signedNaira } from '../../../src/domain/money/money.ts';
import { marketPosition, possibleWinners } from '../../../src/domain/position/position.ts';
import { bookEntry, matchedTerms } from '../../domain/bets/betTerms.ts';
import { openBets } from '../../domain/money/exposure.ts';
import { badged } from '../frame/badge.ts';
import { type Html, html } from '../frame/html.ts';
import type { Visit } from '../frame/site.ts';
import { priceCell, type Side } from './priceCell.ts';
import { ticket } from './ticket.ts';

const DEPTH = [0, 1, 2];

/** A market as a ladder of three prices a side, with what the player wins or loses by each runner. */
export function marketCard(visit: Visit, event: SportEvent, market: Market): Html {
  const { state } = visit;
  const pick = state['pick'] ?? '';
  const results = positionOf(visit, market);
  const isOpen = market.status === 'open';
  return html`<section class="card market" id="k-${market.marketId}" aria-labelledby="h-${market.marketId}">
    <div class="row"><h2 id="h-${market.marketId}">${market.name}</h2>
      <span class="soft">${isOpen ? `${compactNaira(market.matched)} matched` : statusText(market)}</span></div>
    <div class="sides soft" aria-hidden="true"><span>Back</span><span>Lay</span></div>
    <ul>${drawLast(market.runners).map((runner) => [
      runnerRow({ event, market, runner, pick, results }),
      pick.startsWith(`${market.marketId}~${runner.runnerId}~`) &&
        html`<li id="ticket">${ticket(visit, market)}</li>`,
    ])}</ul></section>`;
}

interface RunnerOf {
  event: SportEvent;
  market: Market;
  runner: Runner;
  pick: string;
  results: ReadonlyMap<string, number> | undefined;
}

function runnerRow({ event, market, runner, pick, results }: RunnerOf): Html {
  const result = results?.get(runner.runnerId);
  const cell = (side: Side) => (depth: number) => priceCell({ market, runner, side, depth, pick });
  return html`<li class="runner" id="r-${market.marketId}-${runner.runnerId}">
    <span class="runner-name"><b>${
      runner.runnerId === 'home' || runner.runnerId === 'away'
        ? badged(runner.name, event.sportId === 2)
        : runner.name
    }</b>${
      result !== undefined &&
      html`<span class="num ${result < 0 ? 'bad' : 'good'}">${signedNaira(result)}</span>`
    }</span>
    <span class="cells">${[...DEPTH].reverse().map(cell('back'))}${DEPTH.map(cell('lay'))}</span></li>`;
}

function positionOf({ operator, account }: Visit, { marketId, runners }: Market) {
  const rows = account ? openBets(operator, account.accountId, marketId) : [];
  if (rows.length === 0) return undefined;
  const matched = rows.flatMap((row) => matchedTerms(row).map((bet) => bookEntry(row, bet)));
  return marketPosition({
    runnerIds: possibleWinners(runners),
    matched,
    pending: [],
  });
}

function statusText({ status }: Market): string {
  return (
    { inactive: 'Opens soon', suspended: 'Suspended', ball_running: 'Ball running' }[
      status as string
    ] ?? 'Closed'
  );
}
