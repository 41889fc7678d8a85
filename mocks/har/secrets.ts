type Fake = (value: string, n: number) => string;

/** The same shape with nothing of the value: 08031234567 becomes 00000000001, `Adaeze O.` becomes `Xxxxxx X.`. */
const alike: Fake = (value, n) => {
  const digits = value.replace(/\D/g, '').length;
  const counted = String(n).padStart(digits, '0').slice(-digits);
  let next = 0;
  return value
    .replace(/\d/g, () => counted[next++] ?? '0')
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, (letter) => (letter === 'X' ? letter : 'x'));
};
const token: Fake = (_, n) => `token-${n}`;
const email: Fake = (_, n) => `player${n}@example.com`;
const address: Fake = (_, n) => `192.0.2.${n % 256}`;
const link: Fake = (_, n) => `https://example.com/${n}`;

/** Fields that hold a secret, by their names in any call. */
const FIELDS: Record<string, Fake> = {
  token,
  authorization: token,
  cookie: token,
  password: alike,
  oldPassword: alike,
  newPassword: alike,
  confirmPassword: alike,
  otp: alike,
  mobile: alike,
  phone: alike,
  email,
  accountNo: alike,
  accountName: alike,
  iban: alike,
  username: alike,
  userHandle: alike,
  fingerprint: alike,
  ip: address,
  address: alike,
  destination: alike,
  ussd: alike,
  payUrl: link,
  endpoint: link,
  url: link,
  p256dh: alike,
  auth: alike,
  deviceId: alike,
  passkeyId: alike,
  attestationObject: alike,
  authenticatorData: alike,
  clientDataJSON: alike,
  challenge: alike,
  signature: alike,
  paymentReference: alike,
  requestId: alike,
};

/** Secrets in running text, whatever the field is called. */
const IN_TEXT: [RegExp, Fake][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, email],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, token],
  // A telephone or account number that stands alone, with spaces or hyphens inside.
  [/(?<![\w.-])\+?\d(?:[ -]?\d){6,14}(?![\w-]|\.\d)/g, alike],
];
const CODE_IN_TEXT = /(?<!\w)\d{4,8}(?!\w)/g;
/** What is shorter is a part of too many other words. */
const SHORTEST = 4;

/** Whether a field is left out when a request is compared with a recorded one. */
export function isSecretField(name: string): boolean {
  return Object.hasOwn(FIELDS, name);
}

/** Takes secrets out of values. The same secret becomes the same fake everywhere. */
export interface Cleaner {
  /** Notes the secrets of a value. Call it for all values before any is cleaned. */
  learn(value: unknown): void;
  clean<Value>(value: Value): Value;
  /** Whether a text still holds a secret. */
  leaks(text: string): boolean;
}

export function createCleaner(): Cleaner {
  const fakes = new Map<string, string>();
  const note = (value: string, fake: Fake) => {
    if (value !== '' && !fakes.has(value)) fakes.set(value, fake(value, fakes.size + 1));
    return fakes.get(value) ?? '';
  };

  const learn = (value: unknown, field = ''): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        learn(part, Array.isArray(value) ? field : name);
      }
    }
    const fake = isSecretField(field) ? FIELDS[field] : undefined;
    if (fake && (typeof value === 'string' || typeof value === 'number')) note(String(value), fake);
    else if (typeof value === 'string') for (const [text, kind] of inText(value)) note(text, kind);
  };
  const secrets = () =>
    [...fakes.keys()]
      .filter((secret) => secret.length >= SHORTEST)
      .sort((one, other) => other.length - one.length)
      .map((secret) => ({ secret, pattern: wholeWord(secret) }));
  const cleanText = (text: string) => {
    let cleaned = text;
    for (const { secret, pattern } of secrets()) {
      if (cleaned.includes(secret)) cleaned = cleaned.replace(pattern, fakes.get(secret) ?? '');
    }
    return cleaned;
  };
  const clean = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') {
      const fake = isSecretField(field) ? fakes.get(value) : undefined;
      return fake ?? cleanText(value);
    }
    if (Array.isArray(value)) return value.map((part) => clean(part, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [cleanText(name), clean(part, name)]),
    );
  };
  return {
    learn,
    clean: <Value>(value: Value) => clean(value) as Value,
    leaks: (text) =>
      secrets().some(({ secret, pattern }) => {
        pattern.lastIndex = 0;
        return fakes.get(secret) !== secret && pattern.test(text);
      }),
  };
}

function* inText(value: string): Generator<[string, Fake]> {
  for (const [pattern, fake] of IN_TEXT)
    for (const [found] of value.matchAll(pattern)) yield [found, fake];
  if (!/\b(code|otp|pin)\b/i.test(value)) return;
  for (const [found] of value.matchAll(CODE_IN_TEXT)) yield [found, alike];
}

/** Finds a secret wherever it stands, but not digits within a longer number or an id. */
function wholeWord(secret: string): RegExp {
  const text = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isWord = /^\w+$/.test(secret);
  return new RegExp(isWord ? `(?<!\\w)${text}(?!\\w)` : text, 'g');
}
