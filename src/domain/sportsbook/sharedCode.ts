import { plainTyped } from '../text/plainTyped.ts';
import { readBookingCode } from './bookingCode.ts';
import { readShortCode } from './shortCode.ts';

/** A shared text may be a whole chat; a code is near its beginning. */
const MOST_WORDS = 200;
/** Every beginning and end is tried, so fewer words are looked at for groups. */
const MOST_GROUPS = 60;
/** Shorter words pass the check digits by chance too often. */
const LEAST_CODE = 8;
/** Codes are written in groups of four. */
const GROUP = 4;

/** The booking code in a text shared from a chat: in a link, as one word, in groups of four, or six letters. */
export function sharedCode(shared: string): string | undefined {
  const text = plainTyped(shared);
  const inLink = /[?&]code=([0-9A-Za-z]+)/.exec(text)?.[1];
  if (inLink !== undefined) return inLink;
  const words = text.split(/[^0-9A-Za-z]+/, MOST_WORDS).filter((word) => word !== '');
  const whole = words.find((word) => word.length >= LEAST_CODE && readBookingCode(word));
  return whole ?? groupedCode(words.slice(0, MOST_GROUPS)) ?? words.find(isShortCode);
}

/**
 * A code as somebody has typed or pasted it: alone in any case, within stars, quotes and full stops, or as
 * `sharedCode` finds it in a sentence or in our link. What is none stays as it is.
 */
export function pastedCode(typed: string): string {
  const plain = plainTyped(typed);
  const bare = plain.replace(/^[^0-9A-Za-z]+|[^0-9A-Za-z]+$/g, '');
  return isBookingCode(bare) ? bare : (sharedCode(plain) ?? plain);
}

/** Whether a code, long or short, may be one of ours. */
function isBookingCode(code: string): boolean {
  return readShortCode(code) !== undefined || readBookingCode(code) !== undefined;
}

/** Small letters would make a code of many a word: short codes are shown in capitals. */
const isShortCode = (word: string) =>
  word === word.toUpperCase() && readShortCode(word) !== undefined;

/** Groups of four that make a code together; the last group may be shorter. */
function groupedCode(words: readonly string[]): string | undefined {
  for (let start = 0; start < words.length; start++) {
    let code = '';
    for (const word of words.slice(start)) {
      if (word.length > GROUP) break;
      code += word;
      if (code.length >= LEAST_CODE && readBookingCode(code)) return code;
      if (word.length < GROUP) break;
    }
  }
  return undefined;
}
