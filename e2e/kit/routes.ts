import { paths } from '../../src/paths.ts';

/** Values for the parameters of a path. The live game comes from the server. */
export const PARAMETERS = {
  category: 'cricket',
  provider: 'kingmaker',
  bonusId: '1',
  gateway: 'm_bkash',
};

/** Only a guest sees these; all others are seen signed in. */
export const FOR_GUESTS: readonly string[] = [
  paths.landing,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.mobileNumber,
  paths.verifyNumber,
];
