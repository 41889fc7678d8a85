/** Values for the parameters of a path. The live game comes from the server. */
export const PARAMETERS = {
  category: 'cricket',
  provider: 'kingmaker',
  bonusId: '1',
  gateway: 'm_bkash',
};
