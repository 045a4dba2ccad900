import { cardinals } from '../../../../math/read/number-words.ts';
import { withSlashedFractions } from '../../../../math/slashed-fractions.ts';
import { bareWords, choiceKey } from '../../../../math/judge/choices.ts';
import { areInOrderTold } from '../../../../hearing/answers/order-of-choices.ts';
import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { selfCorrected } from '../../support/claims/self-corrected.ts';
import { because } from '../reasons/because.ts';

/** Words that lead up to a choice, or are in it but don't tell which it is. */
const light = new Set(
  'i im a an the at to of it is its are be would will my answer think guess say pick choose go with um uh hm so ok okay well maybe probably just like and they that thats one oh wait actually definitely final yes yeah then said put choice option going because easy was lol'.split(
    ' ',
  ),
);
/** Words that ask for the same. If the question has one of a row, the others don't tell the choices apart either. */
const askAlike: readonly (readonly string[])[] = [
  ['right', 'correct', 'true'],
  'more most bigger biggest larger largest greater greatest higher highest farther farthest longer longest'.split(' '),
  'less least fewer fewest smaller smallest lower lowest cheaper cheapest shorter shortest'.split(' '),
  ['has', 'have', 'had', 'got', 'gets'],
];
/** With fewer words of a choice, anything else may be meant. */
const fewest = 2;

/**
 * Returns the letter of the choice that a message names in its words, right or wrong: all of the choice's content words ("i
 *         think the table with 10 children"), or at least two in a row that only this choice has ("10 children"). The whole
 *         message may name it, before a reason, or one of its statements: "Sami. Rosa did 46 + 22", "i answered it. Sami is
 *         right", "12/18 and 14/18 so lou", "noah is 0.625 ella is 0.666 ella".
 *
 * Parameters  `stem`: the question, whose own words don't tell which choice is meant.
 * Errors      none: null if a word isn't the choice's, if two choices are named, or if it's asked.
 */
export function choiceInWords(message: string, choices: readonly string[], stem = ''): string | null {
  const named = choiceNamed(choices, stem);
  const text = selfCorrected(message);
  const found = text.includes('?') || namesHerself.test(text) ? [] : named(beforeReason(text), 'in part');
  if (weighs.test(text)) return null;
  const told = found.length > 0 ? found : claimsIn(text).flatMap((claim) => named(claim, 'whole'));
  const places = new Set(told.length > 0 ? told : namedAtEnd(text, choices));
  const [place] = places;
  return place === undefined || places.size > 1 ? null : choiceKey(place);
}

/**
 * Returns how to find the choices that a text names, with nothing else in it: one, or several if it's not clear which. Words of
 * the question don't count, because they don't tell the choices apart.
 */
function choiceNamed(choices: readonly string[], stem: string): (text: string, named: 'whole' | 'in part') => number[] {
  const asked = wordsOf((stem.match(/[^.?!\n]*\?/g) ?? []).join(' '));
  const unsaid = new Set([...asked, ...askAlike.filter((row) => row.some((word) => asked.includes(word))).flat()].filter(isWord));
  const all = choices.map((choice) => (/^neither\b/i.test(choice) ? ['neither'] : wordsOf(choice)));
  const short = all.map((words) => words.filter((word) => !unsaid.has(word)));
  const told = valuesTold(choices, stem);
  const inOrder = choices.every((choice) => /[a-z]{2}/i.test(bareWords(choice))) && areInOrderTold(choices, stem);
  return (text, named) => {
    const words = wordsOf(text);
    const says = (own: readonly string[]): boolean =>
      own.length > 0 && words.filter((word) => !unsaid.has(word) || own.includes(word)).join(' ') === own.join(' ');
    const value = told.indexOf(words.filter((word) => word !== 'got').join(' '));
    if (value >= 0) return [value];
    const place = inOrder ? ordinals.findIndex((names) => says([names])) : -1;
    if (place >= 0 && place < choices.length && ofThing.test(text)) return [place];
    if (!words.some((word) => /[a-z]{3}|^[-+*/=]$/.test(word))) return [];
    const whole = placesOf(all, says);
    if (whole.length > 0) return whole;
    const shortened = placesOf(short, says);
    if (shortened.length > 0 || named === 'whole' || words.length < fewest) return shortened;
    return placesOf(all, (own) => ` ${own.join(' ')} `.includes(` ${words.join(' ')} `));
  };
}
const isWord = (word: string): boolean => /^[a-z]/.test(word);
const placesOf = (all: readonly (readonly string[])[], isOne: (words: readonly string[]) => boolean): number[] =>
  all.flatMap((words, at) => (isOne(words) ? [at] : []));

const ordinals = ['first', 'second', 'third'];
/** "The second one", "second has more". "First" alone may only begin a list of steps. */
const ofThing =
  /\bthe (?:first|second|third|1st|2nd|3rd)\b|\b(?:first|second|third|1st|2nd|3rd) (?:one|\w+s|is|had|have|more|less)\b/i;

/** Returns the value that the question tells of each choice, null if it tells none: "Sami got $-24$." */
const valuesTold = (choices: readonly string[], stem: string): (string | null)[] =>
  choices.map((choice) => {
    const [, value] = (isName.test(choice) && new RegExp(String.raw`\b${choice} got \$([^$]+)\$`).exec(stem)) || [];
    return value === undefined ? null : wordsOf(value).join(' ');
  });
const isName = /^\p{Lu}\p{L}+$/u;

const reason = new RegExp(String.raw`\b(?:${because})\b`, 'i');
const beforeReason = (text: string): string => text.split(reason)[0]!;

/**
 * Returns the statements of a message, without their reasons, and what each comes to at its end: after "so", or after a comma,
 * "is not same, second has more". A question is no statement.
 */
const claimsIn = (text: string): string[] =>
  (text.match(/[^.!?;\n]*(?:\.(?=\d)[^.!?;\n]*)*[.!?;\n]*/g) ?? [])
    .filter((sentence) => !sentence.includes('?') && !namesHerself.test(sentence) && !isOpen.test(sentence))
    .map(beforeReason)
    .flatMap((said) => [
      said,
      ...said.split(/\b(?:so|then|therefore|but)\b|\s(?=it['’]?s\b)/i).slice(-1),
      ...said
        .split(/,(?!\d)/)
        .slice(1)
        .slice(-1)
        .filter((last) => hasVerb.test(last)),
    ]);
const hasVerb = /\b(?:is|has|have|had|got|wins?|it['’]?s|i)\b/i;

/** "Sami.. or maybe rosa". */
const weighs = /(?:^|[.,!;…])\W*or\b/i;
/** "Can you tell me if its sami", "my friend said rosa". */
const isOpen = /\b(?:if|whether|unless|tell me)\b|(?<!\bi (?:\w+ )?)\b(?:says?|said|thinks?|thought|told)\b/i;

/** "Im sami": may be her own name. */
const namesHerself = /^\W*(?:(?:hi|hey|hello)\W+)?(?:i['’]?m|i am|my name is|call me) \p{L}+\W*$/iu;

/** Finds the choice that a message ends with, right after an amount, if it has told of the same one before. */
function namedAtEnd(text: string, choices: readonly string[]): number[] {
  const words = wordsOf(text);
  if (text.includes('?') || !/^-?\d/.test(words.at(-2) ?? '')) return [];
  return placesOf(
    choices.map(wordsOf),
    (own) => own.length === 1 && words.at(-1) === own[0]! && words.indexOf(own[0]!) < words.length - 1,
  );
}

const meaningOf = (word: string): string =>
  Object.hasOwn(cardinals, word) ? String(cardinals[word]) : stemOf(/^kids?$/.test(word) ? 'children' : word);

/** Returns the words, numbers and signs of operations in a text, without those that only lead up to a choice. */
const wordsOf = (text: string): string[] =>
  (
    inPlainSigns(text).match(
      /(?<!\d ?)(?<!\b[a-z] ?)-\d+(?:[./]\d+)?|[a-z]+|\d+(?:[./]\d+)?%?|(?<=[\da-z] ?)[-+*/=](?= ?-?[\da-z])/g,
    ) ?? []
  )
    .filter((word) => !light.has(word))
    .map(meaningOf);

const inPlainSigns = (text: string): string =>
  bareWords(withSlashedFractions(text))
    .toLowerCase()
    .replace(/[’'()]/g, '')
    .replace(/−/g, '-')
    .replace(/\\times|\\cdot|[×·]|(?<=\d ?)\bx(?= ?\d)|\btimes\b/g, '*')
    .replace(/\\div|÷/g, '/')
    .replace(/(?<=\d) plus (?=-?\d)/g, ' + ')
    .replace(/(?<=\d) minus (?=-?\d)/g, ' - ')
    .replace(
      /\bnone(?: of (?:them|these|those))?\b|\bboth(?: of them)? (?:are|is|r) (?:wrong|incorrect)\b|\bno ?(?:body|one)(?: is)?\b/g,
      'neither',
    )
    .replace(/\b1st\b/g, 'first')
    .replace(/\b2nd\b/g, 'second')
    .replace(/\b3rd\b/g, 'third')
    .replace(/\s+/g, ' ');
