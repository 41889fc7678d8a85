// Why nothing can be withdrawn before the player is verified.

export const demoOff = 'Withdrawals are off for the demo account.';
export const demoWhy =
  'Its money is not real. With your own account you can withdraw to your bank once you are verified.';
export const verify = 'Verify your identity';
export const none = 'Verify your identity before you withdraw. Your money stays in your wallet.';
export const pending =
  'We are checking your documents. You can withdraw as soon as we approve them.';
export const declined =
  'Your documents were declined. Send them again to withdraw. Your money is safe.';
