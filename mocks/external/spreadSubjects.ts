interface Ranked {
  provider: string;
  kind: string;
  theme?: string | undefined;
  plays: number;
}

/** So many games in a row show different things in the whole lobby, and in a provider's games of one kind. */
const APART = { all: 12, shelf: 7 };

/**
 * The most played first, with what is drawn on neighbours told apart: of two games in a row about the same thing the
 * second changes its rank, and its rounds, with the next about something else.
 */
export function spreadSubjects<Game extends Ranked>(games: readonly Game[]): Game[] {
  const left = [...games].sort((one, other) => other.plays - one.plays);
  const ranks = left.map(({ plays }) => plays);
  const all: string[] = [];
  const shelves = new Map<string, string[]>();
  const shelfOf = ({ provider, kind }: Game) => `${provider} ${kind}`;
  const isFree = (game: Game, ease: number) => {
    const subject = subjectOf(game);
    const shelf = shelves.get(shelfOf(game)) ?? [];
    return (
      !last(all, APART.all - ease).includes(subject) &&
      !last(shelf, APART.shelf - ease).includes(subject)
    );
  };
  return ranks.map((plays) => {
    // Where too few are about something else, it is as far away as it can be.
    let found = -1;
    for (let ease = 1; found < 0; ease++) found = left.findIndex((game) => isFree(game, ease));
    const [game] = left.splice(found, 1) as [Game];
    all.push(subjectOf(game));
    shelves.set(shelfOf(game), [...(shelves.get(shelfOf(game)) ?? []), subjectOf(game)]);
    return { ...game, plays };
  });
}

function subjectOf({ theme, kind }: Ranked): string {
  return theme?.split(' ')[1] ?? kind;
}

function last(list: readonly string[], count: number): readonly string[] {
  return count > 0 ? list.slice(-count) : [];
}
