import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';
import { useMatchBets } from '../../../state/bets/betsHooks.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { OtherSelection } from '../../../state/bets/betslipContents.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import { useLiveGame } from '../../../state/live/marketStreamHooks.ts';
import { DRAFT_STAYS, mayPlay } from '../../../state/play/mayPlay.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { closeIcon } from '../../../ui/icon/icons.ts';
import { blockOf } from '../place/betslipBlock.ts';
import { useSituation } from '../place/useSituation.ts';
import { useTrusted } from '../place/useTrusted.ts';
import { openOther, removeAll, removeOther } from './selections.ts';
import '../SlipList.css';
import './OtherSelections.css';
import { othersMoved } from './useSeveral.ts';

/** More of them scroll. */
const MOST_IN_VIEW = 3;

/** The slip's selections above the one in the fields. */
export function OtherSelections() {
  const { others, isSeveral } = useSnapshot(betslip);
  if (others.length === 0) {
    return isSeveral && <p className="other-selections__hint">{texts.nextIsAdded}</p>;
  }
  return (
    <div className="slip-list">
      <div className="slip-list__head">
        <h2>{texts.selections(others.length + 1)}</h2>
        <Button kind="quiet" isSmall onClick={removeAll}>
          {texts.removeAll}
        </Button>
      </div>
      <ul
        className="slip-list__rows other-selections__list"
        tabIndex={others.length > MOST_IN_VIEW ? 0 : undefined}
      >
        {others.map((other) => (
          <Row key={other.draft.reference} other={other} />
        ))}
      </ul>
    </div>
  );
}

function Row({ other }: { other: Snapshot<OtherSelection> }) {
  const { draft, phase } = other;
  const { reference, gameId, marketKind, marketName, eventName, runnerName } = draft;
  const { side, priceHundredths, line, stakeKobo } = draft;
  const game = useLiveGame(gameId);
  const situation = useSituation(draft, game, useMatchBets(gameId), other);
  useTrusted(situation, game, () => {
    const own = betslip.others.find((one) => one.draft.reference === reference);
    if (own) own.isReturned = false;
  });
  // What holds for all of them is said at the button.
  const block = mayPlay(situation, DRAFT_STAYS) ? undefined : blockOf(situation)?.text;
  const reserveKobo = situation.returns?.reserveKobo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells what is new
  useEffect(() => {
    othersMoved.times += 1;
  }, [block, reserveKobo]);
  const stake = stakeKobo === undefined ? texts.noStake : wholeNaira(stakeKobo);
  return (
    <li className="other-selections__row">
      <button type="button" className="other-selections__open" onClick={() => openOther(reference)}>
        <span className={`slip-head__side slip-head__side--${side}`}>
          {sideWord(marketKind, side)}
        </span>
        <span className="other-selections__text">
          <b className="slip-head__line">
            {`${runnerName} ${priceText(marketKind, priceHundredths, line)} · ${stake}`}
          </b>
          <span className="slip-head__line slip-head__market">{`${marketName} · ${eventName}`}</span>
        </span>
      </button>
      <IconButton
        label={texts.removeOther(runnerName)}
        icon={closeIcon}
        onClick={() => removeOther(reference)}
      />
      {(phase.problem?.text ?? block) && (
        <span className="slip-list__note other-selections__block">
          {phase.problem?.text ?? block}
        </span>
      )}
    </li>
  );
}
