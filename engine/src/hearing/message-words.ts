import { rememberReadings } from '../guards/remember-readings.ts';

/** Prepares messages for comparison with phrases: plain words, so that "Its", "it's", and "IT’S" are the same. */

/** Students' spellings, and the words that they mean. One row teaches a new spelling. */
const spellings: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  ur: 'your',
  youre: 'your', // and "your" for "you are": phrases allow for both
  r: 'are',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  plis: 'please',
  thx: 'thanks',
  tnx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  k: 'ok',
  kk: 'ok',
  okay: 'ok',
  okey: 'ok',
  oki: 'ok',
  yea: 'yeah',
  yh: 'yeah',
  ye: 'yeah',
  hmm: 'hm',
  umm: 'um',
  uhh: 'uh',
  uhmm: 'um',
  ohh: 'oh',
  ahh: 'ah',
  mmm: 'mm',
  yess: 'yes',
  noo: 'no',
  soo: 'so',
  okk: 'ok',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  cus: 'because',
  bc: 'because',
  bcuz: 'because',
  becuase: 'because',
  becasue: 'because',
  becouse: 'because',
  becuse: 'because',
  becuz: 'because',
  becus: 'because',
  becaus: 'because',
  beacuse: 'because',
  bcause: 'because',
  bcz: 'because',
  bcus: 'because',
  bec: 'because',
  cause: 'because',
  prob: 'probably',
  probs: 'probably',
  prolly: 'probably',
  probly: 'probably',
  mabye: 'maybe',
  maby: 'maybe',
  wat: 'what',
  wut: 'what',
  waht: 'what',
  cum: 'come', // of "how cum"
  whta: 'what',
  teh: 'the',
  gimme: 'give me',
  gimmie: 'give me',
  lemme: 'let me',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  dunno: 'dont know',
  idk: 'i dont know',
  idek: 'i dont know',
  idc: 'i dont care',
  ik: 'i know',
  rn: 'now',
  sry: 'sorry',
  srry: 'sorry',
  anser: 'answer',
  answr: 'answer',
  awnser: 'answer',
  anwser: 'answer',
  asnwer: 'answer',
  answear: 'answer',
  anwer: 'answer',
  aswer: 'answer',
  answe: 'answer',
  ans: 'answer',
  explian: 'explain',
  explane: 'explain',
  expain: 'explain',
  exlain: 'explain',
  diffrent: 'different',
  diferent: 'different',
  differnt: 'different',
  diffrently: 'differently',
  diferently: 'differently',
  hlep: 'help',
  halp: 'help',
  hepl: 'help',
  hnt: 'hint',
  hints: 'hint',
  tink: 'think',
  fink: 'think',
  tihnk: 'think',
  thinkk: 'think',
  thnk: 'think',
  thik: 'think',
  thikn: 'think',
  thnik: 'think',
  tel: 'tell',
  stuk: 'stuck',
  stcuk: 'stuck',
  confusd: 'confused',
  confuesd: 'confused',
  undestand: 'understand',
  understnad: 'understand',
  understant: 'understand',
  undrestand: 'understand',
  questoin: 'question',
  qustion: 'question',
  rite: 'right',
  rigth: 'right',
  solv: 'solve',
  soultion: 'solution',
  soluton: 'solution',
  alredy: 'already',
  allready: 'already',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  ill: 'i will',
  its: 'it is',
  itll: 'it will',
  itd: 'it would',
  thats: 'that is',
  thatd: 'that would',
  theres: 'there is',
  heres: 'here is',
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  lets: 'let us',
  cant: 'can not',
  cannot: 'can not',
  dont: 'do not',
  dnt: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  wont: 'will not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  havent: 'have not',
};

/** Drawn-out letters: "pleeease", "hmmm", "nooo". Three or more of a letter in a row become one; no English word has three. */
const drawnOut = /([a-z])\1{2,}/g;

/** Returns one word in its plain spelling, which can be several words ("i am"). */
export const plainWord = rememberReadings(spelledPlainly, 5000, 40);

function spelledPlainly(word: string): string {
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .replace(drawnOut, '$1');
  const known = Object.hasOwn(spellings, plain) ? spellings[plain]! : plain;
  // "dunno" leads to "dont know", and "dont" has a plain spelling of its own.
  return known.includes(' ') ? known.split(' ').map(wordFor).join(' ') : known;
}
const wordFor = (word: string): string => (Object.hasOwn(spellings, word) ? spellings[word]! : word);

/** A word, a number, or a sign of a message, with its place. */
export type MessageToken = {
  readonly plain: string;
  readonly raw: string;
  readonly word: boolean;
  readonly at: number;
  readonly end: number;
};

/** Matches words with their apostrophes, LaTeX commands, runs of digits, and any other character by itself. */
const token = /\\?[\p{L}]+(?:['’‘ʼ`´][\p{L}]+)*|\p{Nd}+(?:[.,]\p{Nd}+)*|\S/gu;

/** The tokens of a text, in order. Linear in its length. */
export function tokensOf(text: string): MessageToken[] {
  return Array.from(text.matchAll(token), ({ 0: found, index }) => {
    const word = /^\p{L}/u.test(found);
    return { plain: word ? plainWord(found) : found, raw: found, word, at: index, end: index + found.length };
  });
}

/** The length of the part of a message that is read, in UTF-16 units. Anything after that is ignored. */
export const longestHeard = 2_000;

/** Returns a message without hidden characters, bold marks, emoticons, and emoji. `hasEmoji` tells whether it had emoji. */
export function tidyMessage(text: string): string {
  return text
    .slice(0, longestHeard)
    .replace(/[\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*\*|__/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/gu, ' ')
    .replace(/(?<=^|\s)(?:[:;]-?[)(DPOo]{1,3}|<3+|\^_*\^|:'\(|[xX][dD])(?=\s|$)/g, ' ')
    .trim();
}

/** Like `tidyMessage`, but replaces what it removes with blanks, so that every character keeps its position. */
export const tidyInPlace = (text: string): string =>
  text
    .slice(0, longestHeard)
    .replace(/[\u200b-\u200f\u2060\ufeff]/gu, ' ')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*\*|__/g, '  ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/gu, (sign) => ' '.repeat(sign.length))
    .replace(/(?<=^|\s)(?:[:;]-?[)(DPOo]{1,3}|<3+|\^_*\^|:'\(|[xX][dD])(?=\s|$)/g, (face) => ' '.repeat(face.length));

export const hasEmoji = (text: string): boolean => /\p{Extended_Pictographic}/u.test(text);

/** Returns the words and question marks of a message, separated by single blanks. Phrases are looked for in this form. */
export const plainWords = (text: string): string =>
  tokensOf(text)
    .filter(({ plain, word }) => word || plain === '?' || /^\p{N}/u.test(plain))
    .map(({ plain }) => plain)
    .join(' ');
