import type { Bet } from '../../contract/betting/bets.ts';
import type { BetPhase } from '../money/intent.ts';
import type { SlipChoices } from './betslipChoices.ts';
import type { Draft } from './betslipDraft.ts';
import type { ShownPrice } from './oneClick/shownPrice.ts';

/** A one-click tap. It tries to send its bet once; if it cannot, the player is told why. */
interface OneClickTap {
  reference: string;
  /** What was tapped, as `slipKey` writes it; of a rung with its price. */
  key: string;
  atMs: number;
  isTried: boolean;
  /** Why it was not sent. */
  reason?: string;
}

/** A selection of the slip that is not the one being written; nothing of it was sent. */
export interface OtherSelection extends Pick<Betslip, 'isReturned' | 'unread'> {
  draft: Draft;
  phase: Extract<BetPhase<Bet>, { is: 'editing' }>;
}

export interface Betslip extends SlipChoices {
  draft: Draft | undefined;
  phase: BetPhase<Bet>;
  /** Placed together with the draft, in the order in which they were tapped. */
  others: OtherSelection[];
  /**
   * The draft is older than its prices: it was read from the device, or the network was gone. Its price is
   * compared with the market's before it may be placed.
   */
  isReturned: boolean;
  /** What stands in a field and cannot be read. Nothing is sent before it is mended. */
  unread: { [field in 'price' | 'stake' | 'least']?: string };
  /** One-click betting: a tap on a price sends a bet. Never saved: off at each start and for each player. */
  isOneClick: boolean;
  /** The last one-click tap, until its bet leaves the slip or is changed. */
  tap: OneClickTap | undefined;
  /** On a narrow screen: whether the slip is spread out, not one line above the tabs. */
  isOpen: boolean;
  /** The slip's top edge on a narrow screen, in px from the top: it hides the prices below. */
  topPx: number | undefined;
}

/** How a price was tapped. */
export interface Tapped {
  isLive?: boolean;
  /** On a rung, whose price never changes: the one beside it is another bet, however soon it is tapped. */
  isRung?: boolean;
  /** What stood there when it was pressed. */
  pressed?: ShownPrice | undefined;
  atMs?: number;
}

type Contents = Pick<Betslip, 'draft' | 'phase' | 'isReturned' | 'unread' | 'tap' | 'isOpen'>;

/** A slip without a bet. */
export const emptySlip = (): Contents => ({
  draft: undefined,
  phase: { is: 'editing' },
  isReturned: false,
  unread: {},
  tap: undefined,
  isOpen: false,
});
