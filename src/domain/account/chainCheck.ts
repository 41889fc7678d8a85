interface Link {
  no: number;
  hash: string;
  kind: string;
  id: string;
  /** When it was added, epoch ms. */
  at: number;
}

/** A bet of the player, by what its link is called. */
export interface ChainedBet {
  kind: 'bet' | 'coupon';
  id: string;
  name: string;
  placedAt: number;
}

/** The player's bets, and the chain of receipts in which each of them must be. */
export interface ChainBooks {
  bets: readonly ChainedBet[];
  /** The newest links, as the server tells them now, oldest first. */
  told: readonly Link[];
  /** Links that this phone learned earlier: none of them may ever change. */
  known: readonly Pick<Link, 'no' | 'hash'>[];
}

/** `changed`: the server now tells another link at this place, or none. */
export type ChainFault =
  | { is: 'missing'; bet: ChainedBet }
  | { is: 'late'; bet: ChainedBet; at: number }
  | { is: 'changed'; no: number };

/** A bet enters the chain while it is placed; this leaves room for two clocks of one server. */
const AT_ONCE_MS = 60_000;

/** Compares bets with the chain. Bets from before the oldest link told cannot be judged and are not counted. */
export function checkChain({ bets, told, known }: ChainBooks): {
  count: number;
  fault?: ChainFault;
} {
  const [first] = told;
  if (!first) {
    // Whoever has placed a bet has a chain.
    const [bet] = bets;
    return bet ? { count: 0, fault: { is: 'missing', bet } } : { count: 0 };
  }
  const isTold = (bet: ChainedBet) =>
    bet.placedAt > first.at || (first.no === 1 && bet.placedAt === first.at);
  const judged = bets.filter(isTold);
  const fault = changedIn(told, known) ?? firstFault(judged, told);
  return { count: judged.length, ...(fault && { fault }) };
}

function changedIn(told: ChainBooks['told'], known: ChainBooks['known']): ChainFault | undefined {
  const hashes = new Map(told.map(({ no, hash }) => [no, hash]));
  const [first] = told;
  const changed = known.find(({ no, hash }) => no >= (first?.no ?? 0) && hashes.get(no) !== hash);
  if (changed) return { is: 'changed', no: changed.no };
  const gap = told.find(({ no }, index) => no !== (first?.no ?? 0) + index);
  return gap && { is: 'changed', no: gap.no - 1 };
}

function firstFault(bets: readonly ChainedBet[], told: ChainBooks['told']): ChainFault | undefined {
  for (const bet of bets) {
    const link = told.find(({ kind, id }) => kind === bet.kind && id === bet.id);
    if (!link) return { is: 'missing', bet };
    // A coupon that was edited keeps the time at which it was first placed.
    if (bet.kind === 'bet' && link.at - bet.placedAt > AT_ONCE_MS) {
      return { is: 'late', bet, at: link.at };
    }
  }
  return undefined;
}
