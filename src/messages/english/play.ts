/** Why a player may not play now. */
export const play = {
  offline: 'You are offline. Nothing is sent.',
  offlineDraft: 'You are offline. Nothing is sent; your slip stays a draft.',
  reconnecting: 'Reconnecting. Betting is on again once your balance is known.',
  signIn: 'Log in to place this bet.',
};
