import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { hasBook } from '../../../domain/market/hasBook.ts';
import { KOBO_PER_NAIRA } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { largestStake } from '../../../state/bets/betslipReturns.ts';
import { changeDraft, markDraftFresh } from '../../../state/bets/betslipTerms.ts';
import { standingIn } from '../../../state/bets/betsPosition.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { availableKobo } from '../../../state/money/balance.ts';
import { Fold } from '../../../ui/button/Fold.tsx';
import { DockBody } from '../../../ui/dock/DockPanel.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { type Block, blockOf } from '../place/betslipBlock.ts';
import { requestPlacement } from '../place/betslipPlace.ts';
import { situationOf } from '../place/betslipSituation.ts';
import { leadTo } from '../place/leadTo.ts';
import { explain } from '../place/slipWords.ts';
import { useTrusted } from '../place/useTrusted.ts';
import { SlipSettings } from '../settings/SlipSettings.tsx';
import { requestTogether, severalNow } from '../several/placeSeveral.ts';
import { openOther } from '../several/selections.ts';
import { type BlockOfSeveral, blockTogether } from '../several/together.ts';
import type { Several } from '../several/useSeveral.ts';
import { PriceField } from './PriceField.tsx';
import { QuickStakes } from './QuickStakes.tsx';
import { LeastField, RestField } from './RestField.tsx';
import { SlipFoot } from './SlipFoot.tsx';
import { SlipReturns } from './SlipReturns.tsx';
import { StakeField } from './StakeField.tsx';
import './SlipForm.css';
import { useSituation } from '../place/useSituation.ts';
import { PRICE_CHOICES } from '../settings/settingWords.ts';
import { WhatIf } from './WhatIf.tsx';

interface SlipFormProps {
  draft: Draft;
  game: LiveGame;
  bets: readonly Bet[];
  /** Undefined while this is the only selection. */
  several: Several | undefined;
}

/** The draft's form: price and stake, returns, and one button, or why it is off. */
export function SlipForm({ draft, game, bets, several }: SlipFormProps) {
  const { phase, onPriceChange } = useSnapshot(betslip);
  const situation = useSituation(draft, game, bets);
  const view = useWinView();
  const { market, quote, returns } = situation;
  const block: BlockOfSeveral | undefined = several ? several.block : blockOf(situation);
  const blockId = useId();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const problemAt = (field: Block['at']) => (block?.at === field ? blockId : undefined);

  // With a mouse, typing comes next, so focus the stake; not where the click was the bet. On a phone the keypad would cover the quick stakes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new intent begins at the stake
  useEffect(() => {
    if (!betslip.isOpen || betslip.tap || !matchMedia('(hover: hover)').matches) return;
    form.current?.querySelector<HTMLInputElement>('.slip-form__stake input')?.focus();
  }, [draft.reference]);

  useTrusted(situation, game, markDraftFresh);

  function place() {
    if (betslip.others.length > 0) {
      requestTogether();
      return;
    }
    // Read the situation again: seconds may have passed since the render, and the clock alone can make prices
    // old.
    const now = situationOf(draft, game, bets);
    if (blockOf(now)) return;
    if (now.quote) changeDraft({ version: now.quote.version });
    requestPlacement(now.rest);
  }

  /** Enter in a field while the button is off: the browser would do nothing. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    const now = blockNow(draft, game, bets);
    if (!now || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (now.reference === undefined || now.reference === betslip.draft?.reference)
      leadTo(now, event.currentTarget);
    else openOther(now.reference);
  }

  function largest() {
    const available = availableKobo();
    if (!market || available === undefined) return 0;
    const allowed = largestStake(draft, market, standingIn(draft.marketId, bets), available);
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
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            place();
          }}
        >
          <div className="slip-form__price">
            <PriceField
              // What was typed belongs to one price of one market.
              key={`${draft.marketId} ${draft.runnerId} ${draft.side}`}
              draft={draft}
              problemId={problemAt('price')}
            />
          </div>
          <div className="slip-form__stake">
            <StakeField
              draft={draft}
              commissionPercent={market?.commissionPercent ?? 0}
              problemId={problemAt('stake')}
            />
          </div>
        </form>
        <QuickStakes stakeKobo={draft.stakeKobo} largest={largest} />
        {market && hasBook(market.kind) && (
          <RestField inPlay={market.inPlay} rest={situation.rest} />
        )}
        {returns && <SlipReturns draft={draft} returns={returns} />}
        {returns && draft.stakeKobo && draft.marketKind === 'fancy' ? (
          <p className="slip-form__words">{explain(draft, returns, view)}</p>
        ) : null}
        <Fold
          title={texts.more}
          // With a rest that waits, the price is a limit.
          {...(situation.rest === 'fill' && { note: PRICE_CHOICES[onPriceChange] })}
        >
          {market && returns && (
            <WhatIf draft={draft} market={market} returns={returns} bets={bets} />
          )}
          {situation.rest !== 'fill' && (
            <div className="slip-form__least">
              <LeastField draft={draft} problemId={problemAt('least')} />
            </div>
          )}
          <SlipSettings />
        </Fold>
      </DockBody>
      <SlipFoot
        draft={draft}
        situation={situation}
        block={block}
        blockId={blockId}
        formId={formId}
        several={several}
      />
    </>
  );
}

/** Why the button is off, read at this moment. */
function blockNow(draft: Draft, game: LiveGame, bets: readonly Bet[]): BlockOfSeveral | undefined {
  return betslip.others.length > 0
    ? blockTogether(severalNow(), betslip.draft?.reference)
    : blockOf(situationOf(betslip.draft ?? draft, game, bets));
}
