import { poisonOf, type Visit } from './visit.ts';

export interface Verdict {
  /** Accepted by the device but never acted on by the server. */
  lost: Visit[];
  /**
   * Acted on more than one place away from where they were made, and after one made over a second later. Parallel taps
   * may cost one place; and a page whose worker was killed under its message waits for it, while a tab that opens has
   * sent its two.
   */
  outOfOrder: Visit[];
  /** Acted on under two keys. Two pages may report the same path in the same millisecond. */
  doubled: Visit[];
}

const SAME_MOMENT_MS = 1000;

/** Compares what the device accepted with what the server acted on, and the order. */
export function judge(
  accepted: readonly Visit[],
  effects: readonly Visit[],
  pages: ReadonlyMap<string, unknown> = new Map(),
): Verdict {
  const isSame = (one: Visit, other: Visit) =>
    one.path === other.path && one.at === other.at && pages.get(one.id) === pages.get(other.id);
  const isEffect = idsOf(effects);
  const isAccepted = idsOf(accepted);
  const wholesome = accepted.filter((visit) => poisonOf(visit) === undefined);
  const made = wholesome
    .filter(({ id }) => isEffect.has(id))
    .sort((one, other) => one.at.localeCompare(other.at));
  const arrived = effects.filter(({ id }) => isAccepted.has(id)).map(({ id }) => id);
  return {
    lost: wholesome.filter(({ id }) => !isEffect.has(id)),
    outOfOrder: made.filter((visit, place) => {
      const arrival = arrived.indexOf(visit.id);
      const isOvertaken = made.some(
        ({ id, at }) =>
          Date.parse(at) - Date.parse(visit.at) > SAME_MOMENT_MS && arrived.indexOf(id) < arrival,
      );
      return Math.abs(arrival - place) > 1 && isOvertaken;
    }),
    doubled: effects.filter(
      (visit, place) => effects.findIndex((other) => isSame(visit, other)) < place,
    ),
  };
}

function idsOf(visits: readonly Visit[]): Set<string> {
  return new Set(visits.map(({ id }) => id));
}
