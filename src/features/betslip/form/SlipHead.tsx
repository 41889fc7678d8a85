import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import * as texts from '../../../messages/english/slip.ts';
import { href, paths } from '../../../paths.ts';
import { betslip, clearSlip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { sideWord } from '../../../state/bets/betsWords.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/classes.ts';
import { chevronDownIcon, closeIcon, plusIcon } from '../../../ui/icon/icons.ts';
import './SlipHead.css';

interface SlipHeadProps {
  draft: Draft;
  /** The bet is on its way, so it can be neither changed nor discarded. */
  isLocked: boolean;
}

/** While there are several, each price that is tapped is added. */
function MoreButton() {
  const { isSeveral, others } = useSnapshot(betslip);
  return (
    others.length === 0 && (
      <IconButton
        className="icon-button--switch slip-head__more"
        label={texts.addMore}
        icon={plusIcon}
        aria-pressed={isSeveral}
        aria-keyshortcuts="+"
        onClick={() => {
          betslip.isSeveral = !isSeveral;
        }}
      />
    )
  );
}

/** The side and the selection; always in view. */
export function SlipHead({ draft, isLocked }: SlipHeadProps) {
  const { marketKind, side, runnerName, marketName, eventName, gameId } = draft;
  const [path] = useLocation();
  const isElsewhere = path !== href(paths.match, { gameId });
  // A session is named by its market, once.
  const market = marketName === runnerName ? '' : marketName;
  return (
    <header className="slip-head">
      <span className={`slip-head__side slip-head__side--${side}`}>
        {sideWord(marketKind, side)}
      </span>
      <span className="slip-head__text">
        {isElsewhere && <b className="slip-head__event">{eventName}</b>}
        <b className="slip-head__line" title={runnerName}>
          {runnerName}
        </b>
        {/* Without a title, which a screen reader would say before the same words. */}
        {isElsewhere ? (
          market && <span className="slip-head__line slip-head__market">{market}</span>
        ) : (
          <span
            className={classes(
              'slip-head__market',
              market ? 'slip-head__line' : 'slip-head__event',
            )}
          >
            {market && `${market} · `}
            {eventName}
          </span>
        )}
      </span>
      <MoreButton />
      <span className="slip-head__fold">
        <IconButton
          label={texts.fold}
          icon={chevronDownIcon}
          onClick={() => {
            betslip.isOpen = false;
          }}
        />
      </span>
      <IconButton label={texts.remove} icon={closeIcon} disabled={isLocked} onClick={clearSlip} />
    </header>
  );
}
