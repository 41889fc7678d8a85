// Depositing: the page of a payment method, and what became of the deposit.

export const notArrived =
  "We didn't get your request. Nothing was credited. Send it again, but don't pay twice.";
export const notCreditedSent =
  "Nothing was credited. If you have already sent the money, don't send it again: correct the form, or contact us with your receipt.";
export const notCredited = 'Nothing was credited and nothing was taken.';
export const pay = (amount: string) => `Pay ${amount}`;
export const lookingFor = (amount: string) => `We are looking for your ${amount}`;
export const credited = (amount: string) => `${amount} is in your wallet`;
export const declined = 'This deposit was declined';
export const expired = 'This deposit has expired';
export const methodNotLoaded = 'This payment method could not be loaded';
export const notSavedYet = 'It is not saved on this phone yet. No money has moved.';
export const loadingMethod = 'Loading this payment method';
export const methodNotFound = 'Payment method not found';
export const noSuchMethod = (code: string) =>
  `We have no payment method called “${code}”. No money has moved.`;
export const seeMethods = 'See payment methods';
export const frameOffline =
  "You are offline. The card payment page opens here when you're back. Nothing has been paid unless that page said so.";
export const badAddress =
  "The card payment page can't be opened: its address is wrong. Nothing was paid. Pay another way, or contact us.";
export const cardPage = "You pay on the card provider's page. We never see your card number.";
export const cardPayment = 'Card payment';
export const havePaid = 'I have paid';
export const nextSend = 'Next: send the money, then tell us on this page.';
export const nextDial = 'Next: dial the code, then tell us on this page.';
export const nextCard = "Next: pay on the card provider's page.";
export const usualTime = (time: string) =>
  `Usual time: ${time.charAt(0).toLowerCase()}${time.slice(1)}.`;
export const lastTook = (minutes: number) => `Your last one took ${minutes} min`;
export const payOffline = "You are offline. You can pay now, and tell us when you're back online.";
export const ownLimitLeaves = (limits: string, left: string) =>
  `${limits}. Your own limit leaves ${left}.`;
export const timeToPayOver = 'The time to pay is over';
export const dontPayNow = "Don't pay now. If you have paid already, tell us.";
export const notFoundYet =
  "You told us you have paid, and we haven't found the money yet. Send us the receipt below.";
export const notFoundWithReceipt =
  "You told us you have paid, and we haven't found the money yet. Contact us: we have your receipt.";
export const stepPay = 'Next: you pay';
export const stepFind = 'Next: we find your payment';
export const stepCredited = (amount: string) => `Then: ${amount} in your wallet`;
