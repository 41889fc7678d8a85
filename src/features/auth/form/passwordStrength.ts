export interface Strength {
  /** 0 is nothing typed, 4 is all that the hint asks for. */
  score: 0 | 1 | 2 | 3 | 4;
  word: string;
}

const SIGNS = [/\d/, /[a-z]/, /[A-Z]/, /^.{12,}$/];
const WORDS = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const SCORES = [0, 1, 2, 3, 4] as const;

/** A digit, a small and a capital letter, and length: a help, which never refuses a password. */
export function passwordStrength(password: string): Strength {
  const met = SIGNS.filter((sign) => sign.test(password)).length;
  const score = password === '' ? 0 : (SCORES[Math.max(1, met)] ?? 1);
  return { score, word: WORDS[score] };
}
