// The player's own bank accounts: adding one, and what is wrong with its number.

export const digitsOnly = 'Digits only';
export const tooLong = 'An account number has ten digits';
export const noCheckDigit = (bank: string, accountNo: string) =>
  `${bank} numbers have no check digit: check yours twice. We read ${accountNo}.`;
export const wrongDigit = (bank: string) =>
  `This is not a ${bank} account number: a digit is wrong`;
export const bank = 'Bank';
export const chooseBank = 'Choose your bank';
export const accountNumber = 'Account number';
export const tenDigits = 'The ten digits of your account';
export const walletDigits = 'The phone number of your wallet';
export const askingBank = 'Checking the account name with the bank…';
export const bankNotAsked = 'We could not check the account name with the bank.';
export const askAgain = 'Ask again';
export const banksMissing = 'The list of banks could not be loaded.';
export const tryAgain = 'Try again';
export const saving = 'Saving…';
export const save = 'Save this account';
