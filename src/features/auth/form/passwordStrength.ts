export interface Strength {
  /** 0: nothing typed; 4: everything that the hint asks for. */
  score: 0 | 1 | 2 | 3 | 4;
  word: string;
}

const SIGNS = [/\d/, /[a-z]/, /[A-Z]/, /^.{12,}$/];
const WORDS = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const SCORES = [0, 1, 2, 3, 4] as const;

/**
 * Rates a password by digits, small and capital letters, and length. A hint only: it never refuses a
 * password.
 */
export function passwordStrength(password: string): Strength {
  const met = SIGNS.filter((sign) => sign.test(password)).length;
  const score = password === '' ? 0 : (SCORES[Math.max(1, met)] ?? 1);
  return { score, word: WORDS[score] };
}
