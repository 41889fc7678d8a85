/** What limits a fault to a player, or to values that are sent. */
interface Limits {
  who?: string | number | undefined;
  where?: Record<string, unknown> | undefined;
}

/** Whose a call or event is, by username, and what it carries. A push may be for several players. */
export interface Occasion {
  who: string[];
  sent: Record<string, unknown>;
}

export const isLimited = ({ who, where }: Limits): boolean =>
  who !== undefined || where !== undefined;

/** Whether a call or event is one that a limited fault means. A query has text only, so `10` is `"10"`. */
export function isMeant({ who, where = {} }: Limits, { who: names, sent }: Occasion): boolean {
  const isTheirs = who === undefined || names.includes(String(who));
  return (
    isTheirs &&
    Object.entries(where).every(
      ([name, value]) => Object.hasOwn(sent, name) && String(sent[name]) === String(value),
    )
  );
}

/** A fault as the journal names it: `GET /bets for adaeze with {"state":"settled"}`. */
export function faultName({ match, ...limits }: Limits & { match: string }): string {
  return match + limitsText(limits);
}

/** The same of a call that a limited fault has spared: what there was of what the fault asks for. */
export function sparedName({ who, where = {} }: Limits, subject: string, found: Occasion): string {
  const values = Object.keys(where).map((name) => [name, found.sent[name]]);
  return (
    subject +
    limitsText({
      ...(who !== undefined && { who: found.who.join(', ') || 'a guest' }),
      ...(values.length > 0 && { where: Object.fromEntries(values) }),
    })
  );
}

function limitsText({ who, where }: Limits): string {
  const whose = who === undefined ? '' : ` for ${who}`;
  return where === undefined ? whose : `${whose} with ${JSON.stringify(where)}`;
}
