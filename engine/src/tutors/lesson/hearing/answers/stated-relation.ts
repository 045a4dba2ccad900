import { tidyInPlace } from '../../../../hearing/message-words.ts';
import {
  placesNamed,
  placesOf,
  relationsIn,
  sidesOf,
  signsOffered,
  spelled,
  type Relation,
  type Sign,
} from '../../../../hearing/answers/sides-compared.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';
import { isPlainlySaid } from './stated-answer.ts';
import { denialOr, doubtOr } from '../doubt.ts';

/**
 * Returns the sign that a message chooses if the question asks for a sign between two sides: "7/9 < 7/8", "7/8 is bigger than
 *         7/9", "7/8 is bigger". Right or wrong, it's the student's answer if only a lead-up and a reason surround it; a right
 *         one, whenever nothing speaks against it. A wrong claim about one side alone ("7/9 is bigger") is an idea that costs
 *         nothing.
 *
 * Shape   the choice's letter.
 * Errors  none: null if no sign is asked for, if no relation of both sides is said, or if two are said that differ.
 */
export function statedRelation(message: string, stem: string, waiting: Waiting): string | null {
  const signs = signsOffered(waiting.answer);
  const sides = signs === null ? null : sidesOf(stem);
  if (signs === null || sides === null) return null;
  const text = spelled(tidyInPlace(message).toLowerCase());
  const opening = openingSign(text);
  if (opening !== null && signs.has(opening)) return signs.get(opening)!;
  const bare = signGiven(text);
  if (bare !== null && signs.get(bare) === waiting.answer.expected) return waiting.answer.expected;
  if (speaksAgainst.test(text)) return null;
  const conclusion = concludedSign(text) ?? concludedSide(text, sides);
  if (conclusion !== null && signs.get(conclusion) === waiting.answer.expected) return waiting.answer.expected;
  const told = relationsIn(text, sides);
  const said = told.length > 0 ? told : pickedIn(text);
  const [first] = said;
  const picked = first === undefined ? signs.get(pickedAlone(text, sides) ?? '=') : undefined;
  if (picked !== undefined && picked === waiting.answer.expected && pickedAlone(text, sides) !== null) return picked;
  if (first === undefined || said.some(({ sign }) => sign !== first.sign)) return null;
  const chosen = signs.get(first.sign);
  if (chosen === undefined || asksOf(text, first)) return null;
  const isStated = first.ofBoth && isPlainlySaid(text, first, waiting) && !text.trimEnd().endsWith('?');
  return chosen === waiting.answer.expected || isStated ? chosen : null;
}

/** "0.4 is bigger?" only asks. After work of hers, "so 0.4 is bigger??" is what she comes to. */
const asksOf = (text: string, { start, end }: Relation): boolean =>
  /^[^.!,;]*\?/.test(text.slice(end)) && !/\d.*\b(?:so|then) (?:the )?$/.test(text.slice(0, start));

/** Returns the sign that a message opens with, before a reason: "Less than, nine pennies arent even one dime". */
function openingSign(text: string): Sign | null {
  const said = opens.exec(text)?.[1];
  if (said === undefined) return null;
  return /^(?:equal|the same)/.test(said) ? '=' : /^(?:less|smaller)/.test(said) ? '<' : '>';
}
const opens =
  /^\W*(?:(?:it's|its|it is|i think|i say|so|um+|oh|ok)\W+)*(less than|smaller than|greater than|bigger than|more than|larger than|equal(?: to)?|the same)\s*(?:,|\bbecause\b)/;

/**
 * Returns the sign that a message writes with a reason, even if it begins like a question: "Is it 8 is more so >", "is it >
 *         because 8 is less pieces".
 */
function signGiven(text: string): Sign | null {
  const [, said] = concludesSign.exec(text) ?? signFirst.exec(text) ?? [];
  return said === undefined || leavesSignOpen.test(text) ? null : (said as Sign);
}
const leavesSignOpen = doubtOr(/\?|\b(?:says|said|thought)\b/);
const concludesSign = /\p{L}.*\b(?:so|then)(?: (?:its|it's|it is|i think|i say|like))* ?([<>=])[\s.!]*$/u;
const signFirst = /^\W*(?:(?:um+|so|ok|oh|wait)\W+)*is it ([<>=]) because\b/;

/** Returns the sign that is concluded about the first side: "Ninths are smaller so it's less". */
function concludedSign(text: string): Sign | null {
  const said = concludes.exec(text)?.[1];
  if (said === undefined) return null;
  return /^(?:equal|the same|=)/.test(said) ? '=' : /^(?:less|smaller|<)/.test(said) ? '<' : '>';
}
const concludes =
  /\b(?:so|then) (?:it's|its|it is|that's|thats|the first (?:one )?is|it has to be|i say) (?:the )?(less|smaller|greater|bigger|larger|more|equal|the same|[<>=])(?: than)?(?=[.!;]|\s*$)/;

/**
 * Takes a side that is concluded alone at the end as the greater one: "2/5 is 16/40 and 3/8 is 15/40. so 2/5". If that is
 * wrong, she may mean anything by it.
 */
function concludedSide(text: string, [left, right]: readonly [string, string]): Sign | null {
  const ends = (side: string, other: string): boolean =>
    placesOf(text, side, other).some(
      ({ start, end, renamed }) => !renamed && leadsToSide.test(text.slice(0, start)) && /^[.!) ]*$/.test(text.slice(end)),
    );
  return ends(left, right) ? '>' : ends(right, left) ? '<' : null;
}
const leadsToSide = /\b(?:so|then)(?: (?:it's|its|like|i think|i say|i pick|the|maybe))* $/;

/**
 * True if a message asks whether a relation holds, and the question asks for a sign between two sides: "Is 3/8 bigger?", "is it
 * less than 7/8?".
 */
export function asksRelation(message: string, stem: string, waiting: Waiting): boolean {
  const text = tidyInPlace(message).toLowerCase();
  return (
    signsOffered(waiting.answer) !== null &&
    sidesOf(stem) !== null &&
    /^(?:(?:so|and|but|wait|ok|um) )*(?:is|are)\b/.test(text) &&
    /\b(?:bigger|larger|more|greater|less|smaller|lower|same|equal|biggest|smallest)\b/.test(text) &&
    !/\b(?:why|how|always|like|denominators?|numerators?|bottoms?|tops?|pieces?|every|everywhere|country|world|maths?)\b/.test(
      text,
    )
  );
}

/**
 * True if a message says that something is more, but neither of the sides, so it chooses no sign: "8 is bigger", "fewer people
 * so more for each".
 */
export function tellsOfPartAlone(message: string, stem: string, waiting: Waiting): boolean {
  const sides = signsOffered(waiting.answer) === null ? null : sidesOf(stem);
  const text = tidyInPlace(message).toLowerCase();
  if (sides === null || relationsIn(text, sides).length > 0 || pickedIn(text).length > 0) return false;
  const claim = text.replace(/\b(?:because|cuz|cause|bc|since)\b.*$/, '').trim();
  return !/[<>=]/.test(text) && compares.test(text) && !signAlone.test(claim);
}

const compares = /\b(?:bigger|larger|more|greater|less|smaller|lower)\b/;
/** Only a sign in words: "I think it's less than", "the bigger sign". */
const signAlone =
  /^(?:(?:um|so|ok|i|think|say|guess|pick|choose|its|it|it's|is|would|be|has|to|the|a|sign|symbol|one|answer|probably|maybe|definitely|bigger|larger|more|greater|less|smaller|lower|than|then|or|equal|thing)[ .,!]*)+$/;

/** The student asks, denies, supposes, or tells what somebody else says. */
const speaksAgainst = denialOr(
  /^(?:(?:so|and|but|wait|ok|um) )*(?:is|are|does|do|can|could|would|why|how|what)\b|\b(?:if|or|says|said|thinks|told|thought)\b|\b(?:right|correct) ?\?/,
);

/**
 * Takes the side that is picked as the greater one, if nothing in the message speaks of less: "The first one, because its
 * pieces are bigger".
 */
function pickedIn(text: string): Relation[] {
  const [left, right] = [placesNamed(text, 'left'), placesNamed(text, 'right')];
  const [picked] = [...left, ...right];
  if (picked === undefined || (left.length > 0 && right.length > 0) || !opensWithPick.test(text.slice(0, picked.start)))
    return [];
  if (
    !/\b(?:bigger|larger|more|greater|biggest|largest|greatest)\b/.test(text) ||
    /\b(?:less|smaller|fewer|lower|smallest|least)\b/.test(text)
  )
    return [];
  return [{ sign: left.length > 0 ? '>' : '<', ...picked, ofBoth: false }];
}
/**
 * Takes a side that is named alone as the greater one: "3/8 because eighths are bigger pieces", "… so 7/8", "the second". This
 * counts only if it's right; if it's wrong, she may mean anything by it.
 */
function pickedAlone(text: string, sides: readonly [string, string]): Sign | null {
  const [left, right] = sides.map((side, at) => [
    // "6/8" alone is a step, though it's equal to 3/4.
    ...placesOf(text, side, sides[1 - at]!).filter(({ renamed }) => !renamed),
    ...placesNamed(text, at === 0 ? 'left' : 'right'),
    ...(at === 1 ? barePlaces(text) : []),
  ]);
  if (left!.length > 0 === right!.length > 0 || /\b(?:less|smaller|fewer|smallest|least)\b/.test(text)) return null;
  const isEaten = [...left!, ...right!].some(({ start }) => eats.test(text.slice(0, start)));
  if (isEaten) return left!.length > 0 ? '>' : '<';
  const isPicked = [...left!, ...right!].some(
    ({ start, end }) =>
      (opensWithPick.test(lastClause(text.slice(0, start))) && /^\W*(?:because\b|$)/.test(text.slice(end))) ||
      (/\b(?:so|then)(?: it's| its)?(?: the)? $/.test(text.slice(0, start)) && /^\W*$/.test(text.slice(end))),
  );
  if (!isPicked) return null;
  return left!.length > 0 ? '>' : '<';
}
/** "This ones easy too, the first one": what she says before may be about anything else. */
const lastClause = (before: string): string =>
  before
    .split(/[.,!;](?!\d)/)
    .at(-1)!
    .trimStart();
/** "The crocodile eats the 3/8": the way that the signs are taught. */
const eats =
  /\b(?:crocodile|croc|alligator|gator|mouth|pacman|pac man)\b.*\b(?:eats?|eating|opens?|open|bites?|to|toward|towards)\b(?: \w+){0,3} ?$/;
const barePlaces = (text: string): { start: number; end: number }[] =>
  Array.from(text.matchAll(/\bthe (?:second|2nd|last)(?=\W*$)/g), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

const opensWithPick = /^(?:(?:its|it is|it's|i think|i say|i pick|id say|prob|probably|maybe|oh|wait|um|so|ok)[, ]+)*$/;
