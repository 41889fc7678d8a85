/** The figures of a report. */
export interface Figures {
  steps: number;
  workerKills: number;
  browserKills: number;
  closedTabs: number;
  accepted: number;
  /** Accepted visits that the server would never take. */
  poison: number;
  lost: number;
  outOfOrder: number;
  /** Visits that arrived under two keys. */
  doubled: number;
  /** Arrivals of visits that the server had acted on before. */
  repeats: number;
  /** Runs that left something on the device. */
  undrained: number;
}

export function isGood({ lost, outOfOrder, doubled, undrained }: Figures): boolean {
  return lost + outOfOrder + doubled + undrained === 0;
}

export function sumOf(all: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => all.reduce((total, figures) => total + figures[name], 0);
  return {
    steps: sum('steps'),
    workerKills: sum('workerKills'),
    browserKills: sum('browserKills'),
    closedTabs: sum('closedTabs'),
    accepted: sum('accepted'),
    poison: sum('poison'),
    lost: sum('lost'),
    outOfOrder: sum('outOfOrder'),
    doubled: sum('doubled'),
    repeats: sum('repeats'),
    undrained: sum('undrained'),
  };
}

export function lineOf(name: string, figures: Figures): string {
  const { steps, workerKills, browserKills, closedTabs, accepted, poison } = figures;
  const { lost, outOfOrder, doubled, repeats, undrained } = figures;
  const happened = `${steps} steps, killed ${workerKills} workers and ${browserKills} browsers, closed ${closedTabs} tabs`;
  const result = `${lost} lost, ${outOfOrder} out of order, ${doubled} doubled, ${undrained} not drained`;
  return `${name}: ${happened}; ${accepted} visits accepted, ${poison} of them poison: ${result}; ${repeats} arrived again`;
}
