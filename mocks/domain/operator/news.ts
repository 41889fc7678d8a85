/** What the operator tells its players, one a week in turn. Each is true at any time of the year. */
export const NEWS = [
  {
    title: 'Nobody from Oja asks for your code',
    text: 'Whoever asks for a one-time code or your password is not from us. Please tell us.',
    href: '/contactus',
  },
  {
    title: 'A tied fifty-over match is a dead heat',
    text: 'Half of each stake is settled as won and half as lost. The rules of cricket say more.',
    href: '/gamesrule',
  },
  {
    title: 'Set a limit before the weekend',
    text: 'A deposit or loss limit takes a minute. A lower limit starts at once, a higher one after 24 hours.',
    href: '/responsiblegame',
  },
  {
    title: 'Withdrawals go to an account in your name',
    text: 'If a bank sends the money back, it is in your wallet again, with the reason.',
    href: '/withdraw/gateways',
  },
  {
    title: 'Why a bet in play waits some seconds',
    text: 'So that nobody can bet on what has already happened. The price you see may move meanwhile.',
    href: '/gamesrule',
  },
  {
    title: 'Check a round yourself',
    text: 'Every result of our own games can be worked out again from its seeds, on your phone.',
    href: '/fairplay',
  },
  {
    title: 'Pay for a deposit within 30 minutes',
    text: 'After that it expires and nothing is lost: ask for a new one before you pay.',
    href: '/deposit/list',
  },
  {
    title: 'Your documents, once',
    text: "Send them well before your first withdrawal: you can't withdraw until we have checked them.",
    href: '/kyc',
  },
  {
    title: 'Every kobo has its line',
    text: 'Your statement shows each bet, deposit and withdrawal with the balance after it.',
    href: '/my-account',
  },
] as const;
