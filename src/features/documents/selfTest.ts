/** Yes-or-no questions about the last twelve months. */
export const QUESTIONS: readonly string[] = [
  'Did you bet more than you could afford to lose?',
  'Did you go back another day to win back what you had lost?',
  'Did you need larger stakes to feel the same excitement?',
  'Did you borrow money or sell something to have money to bet?',
  'Did you hide from somebody how much you bet or lost?',
  'Did you try to bet less, and did not manage it?',
  'Did betting cost you sleep, work, school or time with your family?',
  'Did you bet to forget a worry or a sad mood?',
];

/** From this many yes answers on, the verdict names a problem. */
const TROUBLE = 3;

/** The verdict, in the words of the table on the page. */
export function verdict(yesAnswers: number): string {
  if (yesAnswers === 0) {
    return 'No yes answers. Nothing here points to trouble. Limits are still a good habit.';
  }
  if (yesAnswers < TROUBLE) {
    const answers = yesAnswers === 1 ? 'One yes answer' : `${yesAnswers} yes answers`;
    return `${answers}. Something to watch. Set a deposit limit today, and take the test again in a month.`;
  }
  return `${yesAnswers} yes answers. Betting has begun to decide for you. Take a break now, and talk to somebody.`;
}
