import { existsSync } from 'node:fs';

/**
 * Part of Rolldown's CodeSplittingGroup: which modules share a file. The group with the highest priority
 * picks first.
 */
interface ChunkGroup {
  name: string | ((id: string) => string | null);
  priority: number;
  test?: (id: string) => boolean;
  /** Takes only modules that at least this many screens and other late parts need. */
  minShareCount?: number;
}

/** What the landing page needs before the app, and the app, too. */
const SHARED_WITH_LANDING = [
  'src/domain/market/closedText.ts',
  'src/domain/market/drawLast.ts',
  'src/domain/market/formatOdds.ts',
  'src/domain/market/pickEvents.ts',
  'src/domain/market/scoreText.ts',
  'src/domain/market/sides.ts',
  'src/domain/market/soccerMinute.ts',
  'src/domain/money/money.ts',
  'src/domain/time/lagosTime.ts',
  'src/lib/refreshMs.ts',
  'src/features/events/card/CardsFrame.tsx',
  'src/features/events/card/EventRow.tsx',
  'src/features/events/category/SectionBody.tsx',
  'src/lib/fresh.ts',
  'src/paths.ts',
  'src/pwa/chunkReload.ts',
  'src/storage/database.ts',
  'src/storage/offlineSince.ts',
  'src/storage/plainRecords.ts',
  'src/ui/list/AgeLine.tsx',
  'src/ui/list/AgeTime.tsx',
  'src/ui/status/OfflineNote.tsx',
  'src/ui/style/breakpoints.ts',
];

/**
 * Which modules share a file. Many small files compress worse, and each costs a request with its headers and
 * a hash in the worker's list. A group also takes what its modules import, so the lower layers come first.
 * The bundler places what no group takes, by which parts need it.
 */
export const chunkGroups: ChunkGroup[] = [
  // All that a document needs before the app, which needs most of it, too.
  startingFrom('reading', 8, [
    'src/features/field-report/reportVisit.ts',
    'src/pages/readDocument.ts',
    ...SHARED_WITH_LANDING,
  ]),
  // The schemas that the app starts with, and zod: a third of the time to evaluate the app. In a file of their own
  // they are evaluated while the rest of it is still coming, and in a task of their own.
  startingFrom('contracts', 7.5, [
    'src/contract/account/account.ts',
    'src/contract/account/auth.ts',
    'src/contract/account/saferPlay.ts',
    'src/contract/app.ts',
    'src/contract/cashier/wallet.ts',
    'src/contract/kit/failure.ts',
    'src/contract/notice.ts',
  ]),
  startingFrom('app', 7, ['src/main.tsx']),
  // With the few styles that most pages need: they are no file of their own.
  startingFrom('start', 6, [
    'src/screens/LandingScreen.tsx',
    'src/ui/layout/Card.tsx',
    'src/ui/layout/Money.tsx',
  ]),
  // Drawn after the first view, on most pages.
  startingFrom('crests', 5, [
    'src/ui/crest/CrestArt.tsx',
    'src/ui/crest/FlagArt.tsx',
    'src/ui/crest/MarkArt.tsx',
  ]),
  // What home shares with a match, the rules, the menu and the page of what is saved, which a guest keeps or opens
  // without home.
  startingFrom('shared', 4.5, [
    'src/app/slipWanted.ts',
    'src/domain/money/mulDiv.ts',
    'src/lib/byteSize.ts',
    'src/pwa/installOffer.ts',
    'src/pwa/installedApp.ts',
    'src/state/lists/wayBack.ts',
    'src/state/play/useStateOfPlay.ts',
    'src/state/session/profile.ts',
    'src/state/session/realtimeSession.ts',
    'src/state/session/wipePhone.ts',
    'src/ui/button/chipClass.ts',
    'src/ui/dock/useClearOfDock.ts',
    'src/ui/hooks/useMedia.ts',
    'src/ui/icon/icons.ts',
  ]),
  startingFrom('player', 4, [
    'src/app/services/atRest.ts',
    'src/app/services/followPlayer.ts',
    'src/app/services/followToken.ts',
    'src/features/wallet/HideMoney.tsx',
    'src/screens/betting/HomeScreen.tsx',
  ]),
  // What the dialog of the login, the menu and the page of what is saved need of the design system, and what the
  // login and that page share with screens that need nothing else of them. A page brings the styles of its files whole, so the
  // rest of them is apart.
  startingFrom('panels', 3.5, [
    'src/api/shownProblem.ts',
    'src/contract/account/registration.ts',
    'src/storage/dropSaved.ts',
    'src/ui/button/Chip.tsx',
    'src/ui/button/Tabs.tsx',
    'src/ui/dialog/Sheet.tsx',
    'src/ui/form/Field.tsx',
    'src/ui/hooks/useHoldReload.ts',
    'src/ui/hooks/useOneAtATime.ts',
    'src/ui/hooks/useSecondsUntil.ts',
    'src/ui/list/Facts.tsx',
    'src/ui/list/ListRow.tsx',
  ]),
  // As few files as can be: until the login answers, each costs a cheap phone time beside that for its bytes.
  startingFrom('login', 3.45, [
    'src/features/auth/AuthDialog.tsx',
    'src/features/auth/login/LoginView.tsx',
  ]),
  // The menu, and what the pages of the account share with it.
  startingFrom('menu', 3.42, ['src/app/shell/MenuPanel.tsx']),
  startingFrom('newPassword', 3.4, ['src/features/auth/form/NewPasswordField.tsx']),
  // What most screens need, of whatever folder: a file for each folder would also bring what few of them need.
  {
    name: 'common',
    test: (id) => /\/src\/(contract|messages|state)\//.test(id),
    priority: 3.2,
    minShareCount: 12,
  },
  // Drawings, for casinos and their games.
  startingFrom('art', 3.1, ['src/ui/art/GameArt.tsx']),
  { name: folderOf(/\/src\/(ui)\//), priority: 3, minShareCount: 5 },
  // Prices and positions: who needs one needs the other, but for two forms of the cashier.
  {
    name: 'betting',
    test: (id) => /\/src\/domain\/(market|position)\//.test(id),
    priority: 2.5,
    minShareCount: 5,
  },
  {
    name: folderOf(/\/src\/(contract(?=\/)|(?:domain|lib|state)(?:\/[^/]+)?(?=\/[^/]+$))/),
    priority: 2,
    minShareCount: 5,
  },
  // A match's live prices, and what only those who show them need.
  startingFrom('live', 1.5, [
    'src/domain/market/hasBook.ts',
    'src/domain/market/matching.ts',
    'src/state/bets/othersDepth.ts',
    'src/state/live/marketStreamHooks.ts',
  ]),
  // Small, and a match and its slip need almost all of them.
  startingFrom('placing', 1.45, [
    'src/state/bets/betslipReturns.ts',
    'src/state/bets/betslipTerms.ts',
    'src/ui/status/announce.ts',
  ]),
  // Small, and a slip or a coupon that is open needs both.
  startingFrom('dock', 1.44, ['src/ui/dock/Dock.tsx', 'src/ui/dock/DockBar.tsx']),
  // An invitation is read at each start, and may open the registration.
  startingFrom('invitation', 1.43, ['src/state/session/registrationAtStart.ts']),
  startingFrom('clock', 1.42, ['src/ui/layout/Elapsed.tsx']),
  startingFrom('timeline', 1.4, ['src/ui/score/TrackerLine.tsx']),
  // What a match needs of the lists of matches, without their search.
  startingFrom('favourites', 1.2, [
    'src/features/events/favourites/Star.css',
    'src/features/events/favourites/favourites.ts',
    'src/features/events/sports.ts',
  ]),
  // Not the cash-out: its file would take the words of orders, which a receipt needs without it.
  { name: folderOf(/\/src\/(features\/(?!cashout\/)[^/]+)\//), priority: 1, minShareCount: 3 },
];

/**
 * A contract and the store that it fills often have one name. No two files may: by their names, without
 * the hashes, the worker knows a file of one build again in the next.
 */
export function chunkFileNames({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  const layer = /\/src\/(contract|state)\//.exec(moduleIds.at(-1) ?? '')?.[1];
  const isTold = layer === undefined || name.startsWith(layer);
  return `assets/${isTold ? name : `${layer}-${name}`}-[hash].js`;
}

/** Modules that are needed together, and what they import. One that is not there fails the build. */
export function startingFrom(name: string, priority: number, modules: string[]): ChunkGroup {
  const missing = modules.filter((module) => !existsSync(module));
  if (missing.length > 0) throw new Error(`The file ${name} is to hold ${missing.join(', ')}`);
  return { name, priority, test: (id) => modules.some((module) => id.endsWith(`/${module}`)) };
}

/** Puts the modules of a folder into a file named after the folder. */
export function folderOf(pattern: RegExp): (id: string) => string | null {
  return (id) => pattern.exec(id)?.[1]?.replaceAll('/', '-') ?? null;
}
