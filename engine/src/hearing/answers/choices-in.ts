import { foldSigns } from '../../guards/leak/fold-signs.ts';
import { bareWords, choiceKey, choicePosition } from '../../math/judge/choices.ts';
import { cardinals } from '../../math/read/number-words.ts';
import type { Clause } from '../clauses.ts';
import { tidyInPlace, tokensOf, type MessageToken } from '../message-words.ts';
import { wordDistance } from '../word-distance.ts';
import { choiceAsWritten } from './choice-as-written.ts';
import { choiceByNumbers } from './choice-numbers.ts';
import { comparedChoice } from './compared-choice.ts';
import { choicesByValue, valuesOfChoices } from './choice-values.ts';
import type { NamedValue } from './named-value.ts';
import { numberAt } from './number-at.ts';
import { areInOrderTold } from './order-of-choices.ts';
import { placesOf, relationsIn, spelled } from './sides-compared.ts';
import type { Waiting } from './waiting-question.ts';
import { wordsOf } from './words-round.ts';

/** A choice that a clause names, with the tokens from `from` up to `to`. */
export type Mention = { readonly position: number; readonly from: number; readonly to: number; readonly sure: boolean };

/** Finds the choice that a clause names by its key, its position, or its words; empty if it names none or several. */
export function choicesIn(clause: Clause, { answer, words, sides, plain }: Waiting): readonly NamedValue[] {
  const { choices, expected } = answer;
  const compared = sides === null ? 'of no side' : signCompared(clause, sides, answer);
  if (compared === null) return [];
  const inOrder = areInOrderTold(choices, plain);
  const mention =
    (compared === 'of no side' ? null : compared) ??
    afterCorrection(clause.tokens, choices, inOrder) ??
    choiceAsWritten(clause, choices) ??
    comparedChoice(clause.tokens, choices, words) ??
    mentionIn(clause.tokens, choices, inOrder);
  if (mention === null) return [];
  const key = choiceKey(mention.position);
  const [first, last] = [clause.tokens[mention.from], clause.tokens[mention.to - 1]];
  // A comparison may be found in words that have no token in this clause.
  if (first === undefined || last === undefined) return [];
  return [
    {
      start: first.at,
      end: last.end,
      answer: key,
      right: key === expected.trim().toUpperCase(),
      role: 'alone',
      ofTheQuestion: false,
      sure: mention.sure,
      before: wordsOf(clause.tokens.slice(0, mention.from)),
      after: wordsOf(clause.tokens.slice(mention.to)),
    },
  ];
}

/**
 * "3/10 is bigger": finds the choice with the sign that makes this true between the two sides, rather than the sign for
 * "bigger". Returns null if a side is named but how it compares with the other one isn't clear, and 'of no side' if no sides
 * are compared.
 */
function signCompared(
  clause: Clause,
  sides: readonly [string, string],
  { choices, expected }: Waiting['answer'],
): Mention | null | 'of no side' {
  const text = spelled(tidyInPlace(clause.text).toLowerCase());
  const [relation, other] = relationsIn(text, sides);
  if (relation === undefined) {
    const isNamed = sides.some((side, at) => placesOf(text, side, sides[1 - at]!).length > 0);
    return isNamed && /\b(?:bigger|larger|more|greater|less|smaller|lower)\b/.test(text) ? null : 'of no side';
  }
  if (other !== undefined && other.sign !== relation.sign) return null;
  const position = choices.findIndex((choice) => foldSigns(bareWords(choice)).replaceAll(/[$\s]/g, '') === relation.sign);
  const at = (place: number): number => clause.tokens.findIndex(({ end }) => end - clause.start > place);
  const to = at(relation.end - 1) + 1;
  // A wrong statement about one side alone counts as an idea that costs nothing, not as an answer; the same goes for a
  // question.
  const isStated = choiceKey(position) === expected.trim().toUpperCase() || (relation.ofBoth && !clause.asks);
  return position < 0 || !isStated
    ? null
    : { position, from: Math.max(0, at(relation.start)), to: to > 0 ? to : clause.tokens.length, sure: true };
}

/** `inOrder`: whether the question tells of the choices in their order, so that "the first one" can only be the first choice. */
const mentionIn = (tokens: readonly MessageToken[], choices: readonly string[], inOrder: boolean): Mention | null =>
  byRelation(tokens, choices) ??
  (inOrder ? byPlace(tokens, choices) : null) ??
  byKey(tokens, choices.length) ??
  byWords(tokens, choices) ??
  byValue(tokens, choices) ??
  byNumbers(tokens, choices);

const corrects = new Set(['wait', 'actually', 'nvm', 'nah', 'hm', 'oops', 'whoops', 'sorry', 'correction']);

/** "B wait no A": only what comes after the last correction counts. */
function afterCorrection(tokens: readonly MessageToken[], choices: readonly string[], inOrder: boolean): Mention | null {
  const at = tokens.findLastIndex(({ plain }, k) => corrects.has(plain) || (plain === 'no' && k > 0));
  if (at <= 0) return null;
  const found = mentionIn(tokens.slice(at + 1), choices, inOrder);
  return found === null ? null : { ...found, from: found.from + at + 1, to: found.to + at + 1 };
}

/** "Four, negative two" for the choice (4, -2). */
function byNumbers(tokens: readonly MessageToken[], choices: readonly string[]): Mention | null {
  const position = choiceByNumbers(tokens, choices);
  if (position === null) return null;
  const isNumber = ({ plain, word }: MessageToken): boolean => /\d/.test(plain) || (word && Object.hasOwn(cardinals, plain));
  const from = tokens.findIndex(isNumber);
  return { position, from, to: Math.max(from, tokens.findLastIndex(isNumber)) + 1, sure: true };
}

/** "Seven tenths" for the choice 0.7. */
function byValue(tokens: readonly MessageToken[], choices: readonly string[]): Mention | null {
  const valued = valuesOfChoices(choices);
  if (valued === null) return null;
  const found = choicesByValue(tokens, valued).map((one) => ({ ...one, sure: true }));
  const positions = new Set(found.map(({ position }) => position));
  return positions.size === 1
    ? found.reduce((longest, one) => (one.to - one.from > longest.to - longest.from ? one : longest))
    : null;
}

const below = new Set(['less', 'smaller', 'under', 'below', 'lower', 'fewer', '<']);
const above = new Set(['more', 'greater', 'bigger', 'larger', 'above', 'over', 'higher', '>']);

/** "X is under negative 3" for the choice x < -3. */
function byRelation(tokens: readonly MessageToken[], choices: readonly string[]): Mention | null {
  const relations = choices.map((choice) => foldSigns(bareWords(choice)).replace(/[$\s]/g, ''));
  if (!relations.every((relation) => /^[a-z](?:[<>]=?|[≤≥=])-?\d+(?:\.\d+)?$/.test(relation))) return null;
  // "It has to be over 48" is about the story, not about the variable.
  if (tokens.length > 4 && !tokens.some(({ plain }) => plain === relations[0]![0])) return null;
  const found = tokens.flatMap(({ plain }, from) => {
    const sign = below.has(plain) ? '<' : above.has(plain) ? '>' : null;
    if (sign === null) return [];
    let at = from + 1;
    let orEqual = false;
    for (; /^(?:than|then|or|equal|to|=|the|same|as)$/.test(tokens[at]?.plain ?? ''); at += 1)
      orEqual ||= /^(?:equal|=|same)$/.test(tokens[at]!.plain);
    const number = at < tokens.length ? numberAt(tokens, at, false) : null;
    const spellings = orEqual ? [`${sign}=`, sign === '<' ? '≤' : '≥'] : [sign];
    const position = relations.findIndex((relation) =>
      spellings.some(
        (spelling) => number !== null && relation.slice(1) === `${spelling}${number.readings[0]!.replace('−', '-')}`,
      ),
    );
    return number === null || position < 0 ? [] : [{ position, from, to: at + number.length, sure: true }];
  });
  return new Set(found.map(({ position }) => position)).size === 1 ? found[0]! : null;
}

/** Words for positions, correct and misspelled; the first position is 0. */
const places = new Map(
  [
    'first 1st ferst frist top upper',
    'second 2nd secend',
    'third 3rd thrid',
    'fourth 4th forth',
    'fifth 5th',
    'sixth 6th',
  ].flatMap((names, place) => names.split(' ').map((name): [string, number] => [name, place])),
);
const fromTheEnd = new Set(['last', 'bottom', 'final', 'lowest']);
const nouns = new Set(
  'one 1 option choice answer ones thing line symbol sign pack table rule sum number fraction expression equation picture graph step statement'.split(
    ' ',
  ),
);

/** Words for choices that are signs. "The first one" then means the first of the things that they compare, not the first sign. */
const namesOfSigns = new Set(['option', 'choice', 'answer', 'sign', 'symbol']);

/** "The second one", "number 2", "2nd", "last symbol" */
function byPlace(tokens: readonly MessageToken[], choices: readonly string[]): Mention | null {
  const signsOnly = areSigns(choices);
  const plain = (at: number): string => tokens[at]?.plain ?? '';
  const mention = (position: number, from: number, to: number, sure: boolean): Mention | null =>
    position >= 0 && position < choices.length ? { position, from, to, sure } : null;
  for (let at = 0; at < tokens.length; at += 1) {
    if (/^(?:number|option|choice|answer|#)$/.test(plain(at)) || (plain(at) === 'no' && /^[.\d]/.test(plain(at + 1)))) {
      const on = plain(at + 1) === '.' || plain(at + 1) === '#' ? at + 2 : at + 1;
      const number = Number(cardinals[plain(on)] ?? plain(on));
      const isOwn = choices.some((choice) => tokensOf(foldSigns(choice)).some((token) => token.plain === plain(on)));
      if (Number.isInteger(number) && number >= 1 && !isOwn && on < tokens.length) return mention(number - 1, at, on + 1, true);
    }
    if (/^(?:final|last) answer$/.test(`${plain(at)} ${plain(at + 1)}`)) continue;
    const ordinal = `${plain(at)}${/^\p{Nd}$/u.test(plain(at)) && tokens[at + 1]?.at === tokens[at]!.end ? plain(at + 1) : ''}`;
    const length = ordinal === plain(at) ? 1 : 2;
    const middle = ordinal === 'middle' && choices.length % 2 === 1 ? (choices.length - 1) / 2 : null;
    const position = fromTheEnd.has(ordinal) ? choices.length - 1 : (middle ?? places.get(ordinal) ?? null);
    if (position === null) continue;
    const [from, to] = [plain(at - 1) === 'the' ? at - 1 : at, at + length];
    const named = nouns.has(plain(to)) || plain(to) === 'won';
    const alone =
      (to === tokens.length && (from < at || length === 2 || tokens.length === 1)) || (from < at && plain(to) === 'is');
    if (signsOnly ? namesOfSigns.has(plain(to)) : named || alone) return mention(position, from, named ? to + 1 : to, true);
  }
  return null;
}

const namesKey = new Set(
  'option choice letter answer pick picked choose chose choos choosing with say is think thinking maybe probably definitely def guess its be it either and not'.split(
    ' ',
  ),
);

/** "B", "c)", "option b", "i pick B"; also "a" if no word follows that could make it the article. */
function byKey(tokens: readonly MessageToken[], count: number): Mention | null {
  const keys = new Set(tokens.flatMap(({ raw, word }) => (word && /^[b-h]$/i.test(raw) ? raw.toLowerCase() : [])));
  if (keys.size > 1) return null; // "b and d"
  for (const [at, { raw, word }] of tokens.entries()) {
    const position = word && raw.length === 1 ? choicePosition(raw) : -1;
    if (position < 0 || position >= count) continue;
    const [before, next] = [tokens[at - 1]?.plain ?? '', tokens[at + 1]];
    const named = ['option', 'choice', 'letter', 'answer'].includes(before);
    const closed = next !== undefined && /^[).!]$/.test(next.plain);
    const ends = next === undefined || /^[^\p{L}\p{N}+*/=<>-]/u.test(next.plain);
    if (/^(?:right back|(?:c|cause|4|n|u|r|you|are)(?: |$))/.test([next?.plain, tokens[at + 2]?.plain].join(' ')) && !ends)
      continue;
    const capital = raw === raw.toUpperCase() && (raw !== 'A' || ends || at > 0);
    const led = namesKey.has(before.split(' ').at(-1)!) && (ends || raw.toLowerCase() !== 'a');
    if (named || closed || ends || capital || led || raw.toLowerCase() !== 'a')
      return { position, from: at, to: at + 1, sure: named || closed || (capital && raw !== 'A') || (ends && (at === 0 || led)) };
    const hedged =
      /^(?:i|maybe|because|obviously|obv|duh|probably|for|is|please|right|bro|lol|ig|tbh|imo|fs|def|definitely|final|though)$/.test(
        next.plain.split(' ')[0]!,
      ) ||
      (raw === 'A' &&
        /^(?:since|they|it|only|so|but|no|wait|you|we|there|the|that|this|not|cuz|all|both)$/.test(next.plain.split(' ')[0]!));
    if (hedged) return { position, from: at, to: at + 1, sure: at === 0 || led };
  }
  return null;
}

/** Words for what choices say, each row with words of the same meaning. */
const sayTheSame: readonly (readonly string[])[] = [
  ['subtract', 'minus', 'subtracting', 'take', 'takeaway', 'subtraction', '-', 'minused'],
  ['add', 'plus', 'adding', 'addition', '+'],
  ['multiply', 'times', 'multiplying', 'multiplication', '*', '×'],
  ['divide', 'dividing', 'split', 'division', '÷', '/'],
  ['<', 'less', 'smaller', 'lesser', 'lower'],
  ['>', 'greater', 'more', 'bigger', 'larger'],
  ['=', 'equal', 'equals', 'same', 'even', 'equally'],
  ['mean', 'average', 'averages'],
  ['open', 'hollow', 'empty'],
  ['closed', 'filled', 'full', 'solid', 'colored'],
];
const same = new Map(sayTheSame.flatMap(([first, ...rest]) => rest.map((word): [string, string] => [word, first!])));
const noContent = new Set(
  'the a an of at in on to and or is are was it they that this with for by from be each than then table has have x y'.split(' '),
);

const single = (word: string): string => word.replace(/(?<=.{3})(?:'s|s)$/, '');
const termOf = ({ plain }: MessageToken): string => {
  const word = Object.hasOwn(cardinals, plain) ? String(cardinals[plain]) : single(plain.replace(/^(\d+),(\d{3})$/, '$1$2'));
  return same.get(word) ?? same.get(plain) ?? word;
};
const isTerm = (token: MessageToken): boolean =>
  (token.word || /^[\p{N}<>=+*/×÷-]/u.test(token.plain)) && !noContent.has(token.plain);

const areSigns = (choices: readonly string[]): boolean => choices.every((choice) => !/[\p{L}\p{N}]/u.test(foldSigns(choice)));

/** Finds the choice that shares the most distinctive words with a clause: words that few of the choices contain. */
function byWords(tokens: readonly MessageToken[], choices: readonly string[]): Mention | null {
  const signsOnly = areSigns(choices);
  const profiles = choices.map(
    (choice) =>
      new Set(
        tokensOf(foldSigns(bareWords(choice)))
          .filter((token) => isTerm(token) && (signsOnly || !/^[=<>]$/.test(token.plain)))
          // "Neither Sami nor Rosa" isn't meant by the two names.
          .filter((token) => !/^neither\b/i.test(choice) || token.plain === 'neither')
          .map(termOf),
      ),
  );
  const holding = (term: string): number => profiles.filter((profile) => profile.has(term)).length;
  const weights = new Map(
    [...new Set(profiles.flatMap((profile) => [...profile]))].map((term) => [term, 1 - holding(term) / choices.length]),
  );
  const terms = [...weights.keys()].filter((term) => weights.get(term)! > 0);
  const known = (token: MessageToken): string | null => {
    const term = termOf(token);
    if (weights.has(term)) return term;
    if (term.length < 4 || /\d/.test(term)) return null;
    return (
      terms.find((one) => one.length > 3 && one[0] === term[0] && wordDistance(one, term) <= (one.length > 6 ? 2 : 1)) ?? null
    );
  };
  const hits = tokens.flatMap((token, at) => {
    // In "the 42 one", "one" isn't the number 1.
    const term = isTerm(token) && token.plain !== 'one' ? known(token) : null;
    return term === null ? [] : [{ term, at }];
  });
  const scores = profiles.map((profile) =>
    [...new Set(hits.map(({ term }) => term))].reduce((sum, term) => sum + (profile.has(term) ? weights.get(term)! : 0), 0),
  );
  const best = Math.max(...scores);
  const position = scores.indexOf(best);
  // If the clause also has a word that only another choice contains, it isn't clear which choice is meant.
  const others = hits.some(({ term }) => !profiles[position]!.has(term) && holding(term) === 1);
  const clear = scores.every((score, at) => at === position || score < best - 0.2);
  if (best < 0.3 || !clear || others) return null;
  const own = hits.filter(({ term }) => profiles[position]!.has(term) && weights.get(term)! > 0);
  return { position, from: own[0]!.at, to: own.at(-1)!.at + 1, sure: true };
}
