// Why a player may not play now.

export const offline = 'You are offline. Nothing is sent.';
export const offlineDraft = 'You are offline. Nothing is sent; your slip stays a draft.';
export const reconnecting = 'Reconnecting. Betting is on again once your balance is known.';
export const signIn = 'Log in to place this bet.';
