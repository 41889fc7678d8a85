import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { hasBook } from '../../../domain/market/hasBook.ts';
import { KOBO_PER_NAIRA } from '../../../domain/money/money.ts';
import { betslip, markDraftFresh } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { largestStake } from '../../../state/bets/betslipReturns.ts';
import { changeDraft } from '../../../state/bets/betslipTerms.ts';
import { standingIn } from '../../../state/bets/betsPosition.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { availableKobo } from '../../../state/money/balance.ts';
import { askToSignIn } from '../../../state/session/askToSignIn.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { DockBlock, DockBody, DockFoot } from '../../../ui/dock/DockPanel.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { blockOf } from '../place/betslipBlock.ts';
import { requestPlacement } from '../place/betslipPlace.ts';
import { situationOf } from '../place/betslipSituation.ts';
import { SlipSettings } from '../settings/SlipSettings.tsx';
import { PriceField } from './PriceField.tsx';
import { QuickStakes } from './QuickStakes.tsx';
import { LeastField, RestField } from './RestField.tsx';
import { SlipReturns } from './SlipReturns.tsx';
import { StakeField } from './StakeField.tsx';
import './SlipForm.css';
import { PRICE_CHOICES, placeWords } from '../place/slipWords.ts';
import { useSituation } from '../place/useSituation.ts';
import { waitNote } from '../place/waitNote.ts';
import { WhatIf } from './WhatIf.tsx';

interface SlipFormProps {
  draft: Draft;
  game: LiveGame;
  bets: readonly Bet[];
}

/** The draft's form: price and stake, returns, and one button, or why it is off. */
export function SlipForm({ draft, game, bets }: SlipFormProps) {
  const { phase, onPriceChange } = useSnapshot(betslip);
  const situation = useSituation(draft, game, bets);
  const { market, quote, returns } = situation;
  const block = blockOf(situation);
  const note = waitNote(situation);
  const blockId = useId();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  // With a mouse, typing comes next, so focus the stake. On a phone the keypad would cover the quick stakes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new intent begins at the stake
  useEffect(() => {
    if (!betslip.isOpen || !matchMedia('(hover: hover)').matches) return;
    form.current?.querySelector<HTMLInputElement>('.slip-form__stake input')?.focus();
  }, [draft.reference]);

  // Trust the draft again if its price is unchanged. But only once prices have come over the new connection:
  // until then those on screen are from before the break.
  const isHeardAgain = situation.connection === 'live' && game.heardAt >= connection.since;
  const isAsLeft = situation.isReturned && isHeardAgain && quote?.isUnchanged;
  useEffect(() => {
    if (isAsLeft) markDraftFresh();
  }, [isAsLeft]);

  function place() {
    // Read the situation again: seconds may have passed since the render, and the clock alone can make prices
    // old.
    const now = situationOf(draft, game, bets);
    if (blockOf(now)) return;
    if (now.quote) changeDraft({ version: now.quote.version });
    requestPlacement(now.rest);
  }

  function largest() {
    if (!market) return 0;
    const allowed = largestStake(draft, market, standingIn(draft.marketId, bets), availableKobo());
    if (!quote || !situation.isDepthKnown || situation.rest !== 'fill') return allowed;
    // A stake above the money waiting at accepted prices would only be refused.
    return Math.min(allowed, quote.matchableKobo - (quote.matchableKobo % KOBO_PER_NAIRA));
  }

  return (
    <>
      <DockBody>
        {phase.is === 'editing' && phase.problem && (
          <Notice kind="error">{phase.problem.text}</Notice>
        )}
        {/* Only the bet's own fields: Enter in a setting must not place it. */}
        <form
          ref={form}
          id={formId}
          className="slip-form__fields"
          onSubmit={(event) => {
            event.preventDefault();
            place();
          }}
        >
          <PriceField
            // What was typed belongs to one price of one market.
            key={`${draft.marketId} ${draft.runnerId} ${draft.side}`}
            draft={draft}
          />
          <div className="slip-form__stake">
            <StakeField draft={draft} />
          </div>
        </form>
        <QuickStakes stakeKobo={draft.stakeKobo} largest={largest} />
        {market && hasBook(market.kind) && (
          <RestField inPlay={market.inPlay} rest={situation.rest} />
        )}
        {returns && <SlipReturns draft={draft} returns={returns} />}
        <Fold title="Outcomes and settings" note={PRICE_CHOICES[onPriceChange]}>
          {market && returns && (
            <WhatIf draft={draft} market={market} returns={returns} bets={bets} />
          )}
          {situation.rest !== 'fill' && <LeastField draft={draft} />}
          <SlipSettings />
        </Fold>
      </DockBody>
      <DockFoot>
        <DockBlock id={blockId} reason={block?.text}>
          {block?.mend === 'accept-price' && quote?.bestHundredths !== undefined && (
            <Button kind="quiet" isSmall onClick={() => acceptPrice(quote)}>
              Accept {priceText(draft.marketKind, quote.bestHundredths, quote.line)}
            </Button>
          )}
          {!block && note && <span>{note}</span>}
          {!block && !note && quote?.isBestBetter && quote.bestHundredths !== undefined && (
            <span className="slip-form__better">
              Now {priceText(draft.marketKind, quote.bestHundredths, quote.line)}, better than you
              asked.
            </span>
          )}
        </DockBlock>
        {block?.mend === 'sign-in' ? (
          <Button kind="action" isWide onClick={askToSignIn}>
            Sign in to bet
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            kind="action"
            isWide
            disabled={block !== undefined}
            aria-describedby={blockId}
          >
            {placeWords(draft, returns)}
          </Button>
        )}
      </DockFoot>
    </>
  );
}

function acceptPrice({
  bestHundredths,
  line,
  version,
}: NonNullable<ReturnType<typeof situationOf>['quote']>) {
  if (bestHundredths === undefined) return;
  changeDraft({
    ...{ priceHundredths: bestHundredths, isOwnPrice: false, version },
    ...(line !== undefined && { line }),
  });
}
