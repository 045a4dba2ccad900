import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { tidyInPlace } from '../../../hearing/message-words.ts';
import type { Waiting } from '../../../hearing/answers/waiting-question.ts';
import { isPlainlySaid } from './stated-answer.ts';

type Sign = '<' | '=' | '>';

const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '=': '=', '>': '<' };
const much = '(?:(?:way|much|a lot|a bit|a little|just|also|still|even|actually|really) )?';
const beforeOther: readonly (readonly [Sign, RegExp])[] = [
  ['<', new RegExp(`^ ?(?:<|(?:is|its|would be|has to be) ${much}(?:less|smaller|lower|littler|tinier) (?:than|then)|(?:less|smaller) than) ?$`)],
  ['>', new RegExp(`^ ?(?:>|beats|(?:is|its|would be|has to be) ${much}(?:more|bigger|larger|greater|higher) (?:than|then)|(?:greater|bigger|larger|more) than) ?$`)],
  ['=', /^ ?(?:=|is|equals?|is equal to|is (?:just |exactly )?the same as|is as (?:big|much) as) ?$/],
]; // prettier-ignore
const alone: readonly (readonly [Sign, RegExp])[] = [
  ['<', new RegExp(`^ (?:is|would be|has to be) ${much}(?:the )?(?:less|smaller|lower|smallest)(?: one| number| fraction| side)?(?= because| so| i think|$)`)],
  ['>', new RegExp(`^ (?:(?:is|would be|has to be) ${much}(?:the )?(?:more|bigger|larger|greater|higher|biggest|largest)(?: one| number| fraction| side)?|wins)(?= because| so| i think|$)`)],
]; // prettier-ignore

/**
 * The sign that a message chooses where a sign between two sides is asked for: "7/9 < 7/8", "7/8 is bigger than 7/9", "7/8 is bigger". Right or wrong, it is
 * her answer where no more than a lead-up and a reason stand round it; a right one wherever nothing speaks against it. "7/9 is bigger", of one side alone, is an
 * idea that costs nothing.
 *
 * Shape   the choice's letter.
 * Errors  none: null where no sign is asked for, and where no relation of both sides is said, or two that differ.
 */
export function statedRelation(message: string, stem: string, waiting: Waiting): string | null {
  const signs = signsOffered(waiting.answer);
  const sides = signs === null ? null : sidesOf(stem);
  if (signs === null || sides === null) return null;
  const text = spelled(tidyInPlace(message).toLowerCase());
  const opening = openingSign(text);
  if (opening !== null && signs.has(opening)) return signs.get(opening)!;
  if (speaksAgainst.test(text)) return null;
  const concluded = signs.get(concludedSign(text) ?? '=');
  if (concluded !== undefined && concludedSign(text) !== null && concluded === waiting.answer.expected) return concluded;
  const told = relationsIn(text, sides);
  const said = told.length > 0 ? told : pickedIn(text);
  const [first] = said;
  if (first === undefined || said.some(({ sign }) => sign !== first.sign)) return null;
  const chosen = signs.get(first.sign);
  if (chosen === undefined) return null;
  const isStated = first.ofBoth && isPlainlySaid(text, first, waiting) && !text.trimEnd().endsWith('?');
  return chosen === waiting.answer.expected || isStated ? chosen : null;
}

/** What a child writes for the words of comparing. */
export const spelled = (text: string): string =>
  text
    .replace(/\bbigg?[ae]?r\b/g, 'bigger')
    .replace(/\bsmal+[ae]r\b/g, 'smaller')
    .replace(/\b(?:gr[ae]+ter|graeter)\b/g, 'greater')
    .replace(/\bles\b/g, 'less')
    .replace(/\blarg[ae]r\b/g, 'larger')
    .replace(/\b(?:cus|becus|becuz|becuase|bcuz|coz|cuz)\b/g, 'because');

/** "Less than, nine pennies arent even one dime": the sign by itself, and then why. */
function openingSign(text: string): Sign | null {
  const said = opens.exec(text)?.[1];
  if (said === undefined) return null;
  return /^(?:equal|the same)/.test(said) ? '=' : /^(?:less|smaller)/.test(said) ? '<' : '>';
}
const opens =
  /^\W*(?:(?:it's|its|it is|i think|i say|so|um+|oh|ok)\W+)*(less than|smaller than|greater than|bigger than|more than|larger than|equal(?: to)?|the same)\s*(?:,|\bbecause\b)/;

/** "Ninths are smaller so it's less": what is concluded of the side that stands first. */
function concludedSign(text: string): Sign | null {
  const said = concludes.exec(text)?.[1];
  if (said === undefined) return null;
  return /^(?:equal|the same|=)/.test(said) ? '=' : /^(?:less|smaller|<)/.test(said) ? '<' : '>';
}
const concludes =
  /\b(?:so|then) (?:it's|its|it is|that's|thats|the first (?:one )?is|it has to be|i say) (?:the )?(less|smaller|greater|bigger|larger|more|equal|the same|[<>=])(?: than)?[.! ]*$/;

/** "Is 3/8 bigger?", "is it less than 7/8?": whether a relation holds, where a sign between two sides is asked for. */
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

/** "8 is bigger", "fewer people so more for each": something is said to be more, but neither of the sides, so that no sign is chosen with it. */
export function tellsOfPartAlone(message: string, stem: string, waiting: Waiting): boolean {
  const sides = signsOffered(waiting.answer) === null ? null : sidesOf(stem);
  const text = tidyInPlace(message).toLowerCase();
  if (sides === null || relationsIn(text, sides).length > 0 || pickedIn(text).length > 0) return false;
  const claim = text.replace(/\b(?:because|cuz|cause|bc|since)\b.*$/, '').trim();
  return !/[<>=]/.test(text) && compares.test(text) && !signAlone.test(claim);
}

const compares = /\b(?:bigger|larger|more|greater|less|smaller|lower)\b/;
/** "I think it's less than", "the bigger sign": no more than a sign in words. */
const signAlone =
  /^(?:(?:um|so|ok|i|think|say|guess|pick|choose|its|it|it's|is|would|be|has|to|the|a|sign|symbol|one|answer|probably|maybe|definitely|bigger|larger|more|greater|less|smaller|lower|than|then|or|equal|thing)[ .,!]*)+$/;

/** She asks, denies, supposes, or tells what somebody else says. */
const speaksAgainst =
  /^(?:(?:so|and|but|wait|ok|um) )*(?:is|are|does|do|can|could|would|why|how|what)\b|\bnot\b|n'?t\b|\bif\b|\bnever\b|\b(?:says|said|thinks|told)\b|\b(?:thought|or)\b|\b(?:right|correct) ?\?/;

/** "The first one, because its pieces are bigger": the side that is picked is the greater one, where nothing in the message speaks of less. */
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
const opensWithPick = /^(?:(?:its|it is|it's|i think|i say|i pick|id say|prob|probably|maybe|oh|wait|um|so|ok)[, ]+)*$/;

type Relation = { sign: Sign; start: number; end: number; ofBoth: boolean };

function relationsIn(text: string, [left, right]: readonly [string, string]): Relation[] {
  const places = [
    ...[...placesOf(text, left), ...placesNamed(text, 'left')].map((place) => ({ ...place, isLeft: true })),
    ...[...placesOf(text, right), ...placesNamed(text, 'right')].map((place) => ({ ...place, isLeft: false })),
  ].toSorted((one, other) => one.start - other.start);
  return places.flatMap(({ start, end, isLeft }, at): Relation[] => {
    const next = places[at + 1];
    const ofLeft = (sign: Sign): Sign => (isLeft ? sign : turned[sign]);
    if (next !== undefined && next.isLeft !== isLeft) {
      const between = text.slice(end, next.start).replace(/ {2,}/g, ' ');
      const found = beforeOther.find(([, words]) => words.test(between));
      if (found !== undefined) return [{ sign: ofLeft(found[0]), start, end: next.end, ofBoth: true }];
    }
    const rest = text.slice(end);
    const found = alone.flatMap(([sign, words]) => {
      const said = words.exec(rest.replace(/[.!]+\s*$/, ''))?.[0];
      return said === undefined ? [] : [{ sign: ofLeft(sign), start, end: end + said.length, ofBoth: false }];
    });
    return found.slice(0, 1);
  });
}

/** "The first one", "the fraction on the left": the sides by their place. */
const byPlace = {
  left: /(?:\bthe )?\b(?:first|1st|left)(?: (?:one|fraction|number|decimal|side))?\b|\b(?:one|fraction|number|decimal|side) on the left\b/g,
  right:
    /(?:\bthe )?\b(?:second|2nd|last|right)(?: (?:one|fraction|number|decimal|side))\b|\b(?:one|fraction|number|decimal|side) on the right\b/g,
};

const placesNamed = (text: string, side: keyof typeof byPlace): { start: number; end: number }[] =>
  Array.from(text.matchAll(byPlace[side]), ({ 0: found, index }) => ({ start: index, end: index + found.length }));

const placesOf = (text: string, side: string): { start: number; end: number }[] => {
  const spoken = side
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\//g, String.raw`\s*(?:/|over)\s*`)
    .replace(/^0\\\./, String.raw`0?\.`);
  return Array.from(text.matchAll(new RegExp(String.raw`(?<![\d./])${spoken}(?![\d/]|\.\d)`, 'g')), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
};

/** The letter of each sign, where the choices are signs and nothing else. */
function signsOffered({ input_type, choices }: QuestionAnswer): ReadonlyMap<Sign, string> | null {
  if (input_type !== 'multiple_choice') return null;
  const signs = choices.map((choice) =>
    choice
      .replace(/\\lt\b/g, '<')
      .replace(/\\gt\b/g, '>')
      .replace(/[\s$]/g, ''),
  );
  if (!signs.every((sign): sign is Sign => sign === '<' || sign === '=' || sign === '>')) return null;
  return new Map(signs.map((sign, at) => [sign, String.fromCodePoint('A'.codePointAt(0)! + at)]));
}

/** What stands on either side of the blank; null where there are not two numbers round one. */
function sidesOf(stem: string): readonly [string, string] | null {
  const formula = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, inside]) => inside!).find((one) => one.includes('\\square'));
  const sides = formula?.split('\\square').map((side) =>
    side
      .replace(/\\[dt]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/g, '$1/$2')
      .replace(/\\[,;: ]/g, '')
      .trim(),
  );
  const [left, right] = sides ?? [];
  return sides?.length === 2 && left !== right && [left, right].every((side) => /^-?\d+(?:[./]\d+)?$/.test(side!))
    ? [left!, right!]
    : null;
}
