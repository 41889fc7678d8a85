import type { Pack } from '../../pack.ts';

/** Verification. Unreviewed, as all of the pack. */
export const verificationTexts: Pick<Pack, 'documentProblems' | 'kyc'> = {
  documentProblems: {
    empty: 'Nothing dey inside the file. Abeg choose another one.',
    tooLarge: 'The file big pass 4 MB.',
    svg: 'We no fit check SVG drawing. Abeg snap photo.',
    html: 'This one na web page wey carry picture name. Abeg snap photo.',
    type: 'Abeg choose JPEG, PNG or WebP picture, or PDF.',
    content: 'This file no be wetin its name talk. Abeg snap photo.',
    cutOff: 'The picture no complete: part of the file miss. Abeg snap am again.',
    cutOffPdf: 'The PDF no complete: part of the file miss. Abeg save am again.',
    unreadable: 'We no fit read this file. Save am for your phone first, then choose am again.',
    noCanvas:
      'This browser no gree us comot time and place from this picture. Abeg choose JPEG or PNG.',
    damaged: 'We no fit read this picture. Abeg snap am again.',
  },
  kyc: {
    chooseDocument: 'Choose one document.',
    chooseFront: 'Choose picture of the front.',
    chooseBack: 'Choose picture of the back.',
    typeNumber: 'Type the number wey dey the card.',
    typeDigits: (digits) => `Type all the ${digits} digits of the number.`,
    typeBirthDate: 'Type the day dem born you.',
    checkYear: 'Check the year.',
    tooYoung: 'You must don reach 18 years.',
    notAccepted: (why) => `${why} We no accept am. Wetin you put still dey here.`,
    offlineSend:
      'You no dey online. Leave the app open, we go send am when you come back. You fit take am back until then.',
    sendLater: 'Send am when I dey online',
    send: 'Send am make una check',
    checkingArrival: 'We dey check if e reach…',
    offline: 'You no dey online. We never send anything. We go send am when you come back.',
    dropped:
      'Network cut. Your pictures still dey here. When you come back, we go check wetin reach and continue.',
    noAnswer:
      'We no get clear answer. Your pictures still dey here. We go check wetin reach before we send anything again.',
    takeBack: 'Take am back',
    continueNow: 'Continue now',
  },
};
