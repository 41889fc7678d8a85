// Cancelling what waits of the bet just placed.

export const checkingCancel = 'Checking whether it was cancelled…';
export const cancelRest = (stake: string) => `Cancel the ${stake} that waits`;
