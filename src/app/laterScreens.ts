import { paths } from '../paths.ts';
import type { ScreenTable } from './lazyScreen.ts';

/** Every screen but the landing page and the documents, by its path. */
export const laterScreens: ScreenTable = {
  [paths.inbox]: () => import('../screens/InboxScreen.tsx').then((module) => module.InboxScreen),
  [paths.dataUse]: () =>
    import('../screens/DataUseScreen.tsx').then((module) => module.DataUseScreen),
  [paths.saved]: () => import('../screens/SavedScreen.tsx').then((module) => module.SavedScreen),
  [paths.maintenance]: () =>
    import('../screens/MaintenanceScreen.tsx').then((module) => module.MaintenanceScreen),
  [paths.profile]: () =>
    import('../screens/ProfileScreen.tsx').then((module) => module.ProfileScreen),
  [paths.myBets]: () => import('../screens/MyBetsScreen.tsx').then((module) => module.MyBetsScreen),
  [paths.myAccount]: () =>
    import('../screens/MyAccountScreen.tsx').then((module) => module.MyAccountScreen),
  [paths.sportCategory]: () =>
    import('../screens/SportCategoryScreen.tsx').then((module) => module.SportCategoryScreen),
  [paths.bonuses]: () =>
    import('../screens/BonusesScreen.tsx').then((module) => module.BonusesScreen),
  [paths.bonus]: () => import('../screens/BonusScreen.tsx').then((module) => module.BonusScreen),
  [paths.referral]: () =>
    import('../screens/ReferralScreen.tsx').then((module) => module.ReferralScreen),
  [paths.kyc]: () => import('../screens/KycScreen.tsx').then((module) => module.KycScreen),
  [paths.cashier]: () =>
    import('../screens/CashierScreen.tsx').then((module) => module.CashierScreen),
  [paths.withdraw]: () =>
    import('../screens/WithdrawScreen.tsx').then((module) => module.WithdrawScreen),
  [paths.withdrawals]: () =>
    import('../screens/WithdrawalsScreen.tsx').then((module) => module.WithdrawalsScreen),
  [paths.gateways]: () =>
    import('../screens/GatewaysScreen.tsx').then((module) => module.GatewaysScreen),
  [paths.deposits]: () =>
    import('../screens/DepositsScreen.tsx').then((module) => module.DepositsScreen),
  [paths.deposit]: () =>
    import('../screens/DepositScreen.tsx').then((module) => module.DepositScreen),
  [paths.withdrawGateways]: () =>
    import('../screens/WithdrawGatewaysScreen.tsx').then((module) => module.WithdrawGatewaysScreen),
  [paths.home]: () => import('../screens/HomeScreen.tsx').then((module) => module.HomeScreen),
  [paths.casinoDesktop]: () =>
    import('../screens/CasinoDesktopScreen.tsx').then((module) => module.CasinoDesktopScreen),
  [paths.casinos]: () =>
    import('../screens/CasinosScreen.tsx').then((module) => module.CasinosScreen),
  [paths.slots]: () => import('../screens/SlotsScreen.tsx').then((module) => module.SlotsScreen),
  [paths.kingmaker]: () =>
    import('../screens/KingmakerScreen.tsx').then((module) => module.KingmakerScreen),
  [paths.games]: () => import('../screens/GamesScreen.tsx').then((module) => module.GamesScreen),
  [paths.providers]: () =>
    import('../screens/ProvidersScreen.tsx').then((module) => module.ProvidersScreen),
  [paths.auraGames]: () =>
    import('../screens/AuraGamesScreen.tsx').then((module) => module.AuraGamesScreen),
  [paths.match]: () => import('../screens/MatchScreen.tsx').then((module) => module.MatchScreen),
  [paths.sportsbook]: () =>
    import('../screens/SportsbookScreen.tsx').then((module) => module.SportsbookScreen),
  [paths.betby]: () => import('../screens/BetbyScreen.tsx').then((module) => module.BetbyScreen),
  [paths.jetfair]: () =>
    import('../screens/JetfairScreen.tsx').then((module) => module.JetfairScreen),
  [paths.sportsProvider]: () =>
    import('../screens/SportsProviderScreen.tsx').then((module) => module.SportsProviderScreen),
};
