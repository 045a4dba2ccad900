import { spelledOut } from './spelling.ts';

/** A word, a number, or a sign of a message, with its place. */
export type TalkWord = {
  readonly word: string; // in lower case, without apostrophes, in its dictionary spelling; a number as written
  readonly kind: 'word' | 'number' | 'sign' | 'emoji';
  readonly start: number;
  readonly end: number;
};

/**
 * Matches a number with what belongs to it (3/4, 9:40, 5,000, 2x), a word with its apostrophe, an emoji, or any other sign by
 * itself.
 */
const token = /\d+(?:[.,:/]\d+)*[a-z]?\b|\d+|\p{L}+(?:['’‘`]\p{L}+)*(?:\d\p{L}*)?|\p{Extended_Pictographic}|[^\s\p{L}\d]/giu;

const numberWords = new Set(
  (
    'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty ' +
    'forty fifty sixty seventy eighty ninety hundred thousand half halves third thirds fourth fourths quarter quarters fifth fifths sixth sixths ' +
    'seventh sevenths eighth eighths ninth ninths tenth tenths hundredth hundredths dozen'
  ).split(' '),
);

/** Phrases of two words that are read as one. */
const contracted: ReadonlyMap<string, string> = new Map(
  (
    'i am=im,it is=its,that is=thats,what is=whats,who is=whos,where is=wheres,how is=hows,there is=theres,do not=dont,does not=doesnt,did not=didnt,' +
    'is not=isnt,are not=arent,was not=wasnt,can not=cant,could not=couldnt,will not=wont,would not=wouldnt,should not=shouldnt,have not=havent,' +
    'has not=hasnt,you are=youre,we are=were,they are=theyre,i will=ill,i would=id,let us=lets,i have=ive,you have=youve,your the=youre the,your so=youre so'
  )
    .split(',')
    .map((pair): [string, string] => {
      const [two = '', one = ''] = pair.split('=');
      return [two, one];
    }),
);

/**
 * Returns the words of a message, with students' spellings and contractions resolved: "idk wut u mean" is "i dont know what you
 * mean".
 *
 * Shape   places are those in the original message; words that come from one spelling ("idk") have the same place. Linear in
 *         the message.
 */
export function talkWords(message: string): TalkWord[] {
  const words: TalkWord[] = [];
  for (const match of message.matchAll(token)) {
    const [raw] = match;
    const place = { start: match.index, end: match.index + raw.length };
    if (/^\d/.test(raw)) words.push({ word: raw.toLowerCase(), kind: 'number', ...place });
    else if (/^\p{L}/u.test(raw)) {
      const plain = raw
        .toLowerCase()
        .replaceAll(/['’‘`]/g, '')
        .replaceAll(/(\p{L})\1{2,}/gu, '$1'); // sooo, ugghhh
      for (const word of spelledOut(plain)) pushWord(words, word, place);
    } else words.push({ word: raw, kind: /\p{Extended_Pictographic}/u.test(raw) ? 'emoji' : 'sign', ...place });
  }
  return words;
}

function pushWord(words: TalkWord[], word: string, place: { start: number; end: number }): void {
  const before = words.at(-1);
  const one = before?.kind === 'word' ? contracted.get(`${before.word} ${word}`) : undefined;
  if (one === undefined) words.push({ word, kind: numberWords.has(word) ? 'number' : 'word', ...place });
  else words[words.length - 1] = { word: one, kind: 'word', start: before!.start, end: place.end };
}
