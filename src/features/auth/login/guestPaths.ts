import { paths } from '../../../paths.ts';

/** Pages for guests only: who is signed in is led on from them. */
export const guestPaths: readonly string[] = [
  paths.landing,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.mobileNumber,
  paths.verifyNumber,
];
