import { paths } from '../../../paths.ts';

/** Pages for guests only. A signed-in player is redirected from them. */
export const guestPaths: readonly string[] = [
  paths.landing,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.mobileNumber,
  paths.verifyNumber,
];
