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
    'app/followPlayer.ts app/slipWanted.ts domain/money/mulDiv.ts',
    'features/betslip/ListPrice.tsx state/bets/betsHooks.ts state/lists/inbox.ts state/session/realtimeSession.ts state/lists/recentlyOpened.ts state/lists/wayBack.ts',
    'storage/dropSaved.ts ui/layout/Card.tsx ui/layout/Money.tsx ui/icon/icons.ts ui/hooks/useMedia.ts',
  ),
  // Small things that many need.
  group('views', 6, 'ui/dialog/Dialog.tsx ui/dialog/Sheet.tsx ui/button/Tabs.tsx'),
  group(
    'rows',
    6,
    'lib/byteSize.ts domain/time/dayRange.ts ui/button/Chip.tsx ui/button/ChipRow.tsx ui/list/CopyRow.tsx ui/list/Facts.tsx ui/list/ListAge.tsx ui/list/ListRow.tsx',
    'ui/status/Loading.tsx ui/form/SearchBox.tsx ui/form/SelectField.tsx ui/status/Skeletons.tsx ui/layout/Strip.tsx',
  ),
  // What comes once the page rests, and what a choice in the menu is made with.
  group('atRest', 6, 'app/atRest.tsx pwa/installedApp.ts state/device/dataMeter.ts'),
  group('update', 6, 'app/UpdatePrompt.tsx pwa/updatePrompt.ts'),
  group('choices', 6, 'features/account/DataSaverChoice.tsx features/account/ThemeChoice.tsx'),
  group(
    'tree',
    6,
    'features/events/RailContent.tsx features/events/SportsTree.tsx features/events/TreeSheet.tsx',
  ),
  group('otherBets', 6, 'contract/casino.ts state/bets/couponBets.ts state/bets/pathOfGame.ts'),
  group('external', 6, 'api/callExternal.ts contract/external.ts'),
  group('moneyIntent', 6, 'state/money/moneyIntent.ts'),
  group('invitation', 6, 'state/session/invitation.ts state/session/registrationAtStart.ts'),
  group(
    'bets',
    6,
    'domain/position/commission.ts domain/position/explainBet.ts domain/position/refusal.ts state/bets/betsPosition.ts state/bets/betsWords.ts',
    'features/bets/BetRow.tsx features/bets/BetSheet.tsx features/bets/rulesPath.ts',
  ),
  group(
    'fields',
    5,
    'domain/money/parseNaira.ts ui/form/Field.tsx ui/form/NumberField.tsx ui/form/ResendButton.tsx',
  ),
  group('login', 4, 'features/auth/LoginView.tsx'),
  group(
    'passwords',
    4,
    'domain/account/localNumber.ts features/auth/NewPasswordField.tsx features/auth/registrationErrors.ts',
  ),
  group('upload', 4, 'contract/kyc.ts state/device/prepareDocument.ts ui/form/FilePicker.tsx'),
  group(
    'trading',
    4,
    'domain/market/ladder.ts domain/market/marketState.ts domain/market/matching.ts domain/market/priceChange.ts',
    'state/bets/betSending.ts state/bets/betslip.ts state/bets/pickListed.ts state/bets/betslipPlacement.ts state/bets/betslipReturns.ts state/live/marketStreamHooks.ts',
  ),
  group('slipSettings', 3, 'features/betslip/SlipSettings.tsx'),
  group(
    'cashier',
    3,
    'screens/CashierScreen.tsx state/money/useMoneyRequest.ts',
    ...[
      'fields/AmountField.tsx',
      'CashierPage.tsx',
      'CashierSkeleton.tsx',
      'GatewayRow.tsx',
      'requests/IntentNotice.tsx',
      'requests/OlderRequests.tsx',
      'requests/RequestRow.tsx',
      'requests/RequestTimeline.tsx',
      'requests/StatusFilter.tsx',
      'fields/amountProblem.ts',
      'fields/fieldProblem.ts',
      'fields/focusFirstProblem.ts',
      'fields/useSendBlock.ts',
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
