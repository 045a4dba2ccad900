const takesBack =
  /(?:^|[\s.,;!<>=])(?:(?:ha+|lol|no|nah|wait|oh|ok|hm+|haha+),? )*(?:just kidding|jk|j\/k|only kidding|kidding|just playing|psych|i take (?:it|that) back|scratch that|i mean|i meant|never ?mind|nvm|oops|whoops|wait,? no|no,? wait)(?![a-z])/gi;
/** Gives up a value: "63 is wrong i think its 73". */
const givesUp =
  /^\W*(?:(?:no|wait|oh|ok|um+|hm+|i think|so|well)\W+)*-?\$?\d+(?:[./:]\d+)?%? (?:is|was|is ?n['’]?t|isnt|can['’]?t be|cant be|is not) (?:wrong|right|incorrect|correct|it|not (?:right|it|correct))\b/i;
const denies = /\b(?:wrong|incorrect|not|is ?n['’]?t|isnt|can['’]?t|cant)\b/i;
const joins = /^(?:[\s,.;:!]|-(?!\d))*(?:(?:and|but|so|because|cause|cuz|lol|haha|sorry|no)[\s,]+)*/i;

/**
 * Returns what the student says instead of something that she takes back: "<. 15 is more than 4. just kidding its >", "63 is
 *         wrong i think its 73". Empty if she only takes it back: "63 jk".
 *
 * Errors  none: null if nothing is taken back.
 */
export function saidInstead(text: string): string | null {
  const back = Array.from(text.matchAll(takesBack)).at(-1);
  if (back !== undefined && /[\d<>=]|\p{L}/u.test(text.slice(0, back.index))) {
    const instead = text.slice(back.index + back[0].length).replace(joins, '');
    // "63!!! i only sold 12 last year oops": at the end of a message, "oops" takes back only a value right before it, not one
    // of another sentence.
    return /[\p{L}\d<>=]/u.test(instead) || /[\d<>=%]\W*$/.test(text.slice(0, back.index)) ? instead : null;
  }
  const [given] = givesUp.exec(text) ?? [];
  if (given === undefined || !denies.test(given) || text.includes('?')) return null;
  return text.slice(given.length).replace(joins, '');
}
