/**
 * Which modules share a file. A score of small files compress worse than one, each is a request with
 * its headers, and each costs 32 bytes of hash in the worker's list. A group takes its imports along,
 * so what several groups need stands above them: the one of the higher priority is filled first.
 */
export const chunkGroups = [
  // What the app starts with, and what the two start pages share.
  { name: 'app', priority: 9, test: /src\/main\.tsx$|rolldown\/runtime/ },
  group('keptVisits', 8, 'pwa/keptVisits.ts'),
  group('start', 8, 'screens/LandingScreen.tsx'),
  // What every page of a signed-in player needs: the session's channel, the money, the open bets.
  group(
    'player',
    7,
    'app/followPlayer.ts app/slipWanted.ts domain/mulDiv.ts',
    'state/betsHooks.ts state/inbox.ts state/marketStreamLite.ts state/realtimeSession.ts state/recentlyOpened.ts',
    'storage/dropSaved.ts ui/Card.tsx ui/Money.tsx ui/icons.ts ui/useMedia.ts',
  ),
  // Small things that many need.
  group('views', 6, 'ui/Dialog.tsx ui/Sheet.tsx ui/Tabs.tsx'),
  group(
    'rows',
    6,
    'domain/byteSize.ts domain/dayRange.ts ui/Chip.tsx ui/ChipRow.tsx ui/CopyRow.tsx ui/Facts.tsx ui/ListAge.tsx ui/ListRow.tsx',
    'ui/Loading.tsx ui/SearchBox.tsx ui/SelectField.tsx ui/Skeletons.tsx ui/Strip.tsx',
  ),
  // What comes once the page rests, and what a choice in the menu is made with.
  group('atRest', 6, 'app/atRest.tsx pwa/installedApp.ts state/dataMeter.ts'),
  group('update', 6, 'app/UpdatePrompt.tsx pwa/updatePrompt.ts'),
  group('choices', 6, 'features/account/DataSaverChoice.tsx features/account/ThemeChoice.tsx'),
  group(
    'tree',
    6,
    'features/events/RailContent.tsx features/events/SportsTree.tsx features/events/TreeSheet.tsx',
  ),
  group('otherBets', 6, 'contract/casino.ts state/couponBets.ts state/pathOfGame.ts'),
  group('external', 6, 'api/callExternal.ts contract/external.ts'),
  group('moneyIntent', 6, 'state/moneyIntent.ts'),
  group('invitation', 6, 'state/invitation.ts state/registrationAtStart.ts'),
  group(
    'bets',
    6,
    'domain/commission.ts domain/explainBet.ts domain/refusal.ts state/betsPosition.ts state/betsWords.ts',
    'features/bets/BetRow.tsx features/bets/BetSheet.tsx features/bets/rulesPath.ts',
  ),
  group('fields', 5, 'domain/parseNaira.ts ui/Field.tsx ui/NumberField.tsx ui/ResendButton.tsx'),
  group('login', 4, 'features/auth/LoginView.tsx'),
  group(
    'passwords',
    4,
    'domain/localNumber.ts features/auth/NewPasswordField.tsx features/auth/registrationErrors.ts',
  ),
  group('upload', 4, 'contract/kyc.ts state/prepareDocument.ts ui/FilePicker.tsx'),
  group(
    'trading',
    4,
    'domain/ladder.ts domain/marketState.ts domain/matching.ts domain/priceChange.ts',
    'state/betSending.ts state/betslip.ts state/betslipPlacement.ts state/betslipReturns.ts state/marketStreamHooks.ts',
  ),
  group('slipSettings', 3, 'features/betslip/SlipSettings.tsx'),
  group(
    'cashier',
    3,
    'screens/CashierScreen.tsx state/useMoneyRequest.ts',
    ...[
      'AmountField.tsx',
      'CashierPage.tsx',
      'CashierSkeleton.tsx',
      'GatewayRow.tsx',
      'IntentNotice.tsx',
      'OlderRequests.tsx',
      'RequestRow.tsx',
      'RequestTimeline.tsx',
      'StatusFilter.tsx',
      'amountProblem.ts',
      'fieldProblem.ts',
      'focusFirstProblem.ts',
      'useSendBlock.ts',
    ].map((file) => `features/cashier/${file}`),
  ),
  // Parts that come one after the other anyway.
  group('home', 2, 'screens/HomeScreen.tsx features/bets/OpenBetsSummary.tsx'),
  group('homeBelow', 2, 'features/events/FavouriteEvents.tsx features/home/ContinuePlaying.tsx'),
  group('slip', 2, 'features/betslip/BetslipDock.tsx features/betslip/OpenSlip.tsx'),
  group(
    'landing',
    2,
    'features/landing/HowItWorks.tsx features/landing/CasinoStrip.tsx features/landing/PromotionsTeaser.tsx',
  ),
  group(
    'registration',
    2,
    ...['MobileNumber', 'Register', 'SendEmail', 'Verify', 'VerifyEmail', 'VerifyNumber'].map(
      (name) => `features/auth/${name}View.tsx`,
    ),
  ),
  group(
    'recovery',
    1,
    ...['ForgotPassword', 'ForgotPasswordEmail', 'ResetPassword'].map(
      (name) => `features/auth/${name}View.tsx`,
    ),
  ),
  group('deposits', 1, 'screens/DepositsScreen.tsx screens/GatewaysScreen.tsx'),
  group(
    'withdraw',
    1,
    'screens/WithdrawScreen.tsx screens/WithdrawGatewaysScreen.tsx screens/WithdrawalsScreen.tsx',
  ),
];

/** Modules by their paths below `src`. */
function group(name: string, priority: number, ...lists: string[]) {
  const modules = lists.flatMap((list) => list.split(' '));
  return {
    name,
    priority,
    test: (id: string) => modules.some((module) => id.endsWith(`/src/${module}`)),
  };
}
