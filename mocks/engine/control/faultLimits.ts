/** What limits a fault to a player, or to values and headers that are sent. */
interface Limits {
  who?: string | number | undefined;
  where?: Record<string, unknown> | undefined;
  headers?: Record<string, string> | undefined;
}

/** Whose a call or event is, by username, and what it carries. A push may be for several players. */
export interface Occasion {
  who: string[];
  sent: Record<string, unknown>;
  /** Those of a call, by names in small letters, that a fault asks for. */
  headers?: Record<string, string> | undefined;
}

export const isLimited = ({ who, where, headers }: Limits): boolean =>
  who !== undefined || where !== undefined || headers !== undefined;

/** Whether a call or event is one that a limited fault means. A query has text only, so `10` is `"10"`. */
export function isMeant({ who, where = {}, headers = {} }: Limits, occasion: Occasion): boolean {
  const { sent, headers: came = {} } = occasion;
  const isTheirs = who === undefined || occasion.who.includes(String(who));
  return (
    isTheirs &&
    Object.entries(where).every(
      ([name, value]) => Object.hasOwn(sent, name) && String(sent[name]) === String(value),
    ) &&
    Object.entries(headers).every(([name, pattern]) => {
      const value = came[name.toLowerCase()];
      return value !== undefined && matches(pattern, value);
    })
  );
}

/** Whether a text is the pattern, or begins with what stands before its `*`. */
export function matches(pattern: string, text: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}

/** A fault as the journal names it: `GET /bets for adaeze with {"state":"settled"}`. */
export function faultName({
  match,
  patch,
  ...limits
}: Limits & { match: string; patch?: object | undefined }): string {
  const change = patch === undefined ? '' : ` patched by ${JSON.stringify(patch)}`;
  return match + limitsText(limits) + change;
}

/** The same of a call that a limited fault has spared: what there was of what the fault asks for. */
export function sparedName(
  { who, where = {}, headers }: Limits,
  subject: string,
  found: Occasion,
): string {
  const values = Object.keys(where).map((name) => [name, found.sent[name]]);
  return (
    subject +
    limitsText({
      ...(who !== undefined && { who: found.who.join(', ') || 'a guest' }),
      ...(values.length > 0 && { where: Object.fromEntries(values) }),
      ...(headers && { headers: found.headers ?? {} }),
    })
  );
}

function limitsText({ who, where, headers }: Limits): string {
  const whose = who === undefined ? '' : ` for ${who}`;
  const having = where === undefined ? '' : ` with ${JSON.stringify(where)}`;
  return whose + having + (headers === undefined ? '' : ` under ${JSON.stringify(headers)}`);
}
