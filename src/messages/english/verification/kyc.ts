// Verification: what is wrong with what was entered, and what becomes of what is sent.

export const chooseDocument = 'Choose a document.';
export const chooseFront = 'Choose a picture of the front.';
export const chooseBack = 'Choose a picture of the back.';
export const typeNumber = 'Type the number on the card.';
export const typeDigits = (digits: number) => `Type all ${digits} digits of the number.`;
export const typeBirthDate = 'Type your date of birth.';
export const checkYear = 'Check the year.';
export const tooYoung = 'You must be at least 18.';
export const notAccepted = (why: string) =>
  `${why} We did not accept it. What you entered is still here.`;
export const offlineSend =
  "You are offline. Keep the app open and we'll send it when you're back. You can take it back until then.";
export const sendLater = 'Send when I am online';
export const send = 'Send for checking';
export const checkingArrival = 'Checking whether it arrived…';
export const offline = "You are offline. Nothing was sent yet. We'll send it when you're back.";
export const dropped =
  "Connection dropped. Your pictures are still here. When you're back, we'll check what arrived and continue.";
export const noAnswer =
  "We got no clear answer. Your pictures are still here. We'll check what arrived before sending anything again.";
export const takeBack = 'Take it back';
export const continueNow = 'Continue now';
