import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { withSlashedFractions } from '../../math/slashed-fractions.ts';
import { choiceKey } from '../../math/judge/choices.ts';

/** A sign between two numbers that are compared. */
export type Sign = '<' | '=' | '>';

const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '=': '=', '>': '<' };
const much = '(?:(?:way|much|a lot|a bit|a little|just|also|still|even|actually|really|more) )?';
const is = '(?:(?:is|its|are|would be|has to be|must be) )?';
const than = '(?: (?:than|then|from|of|that))?';
/** "3/9 small 3/8", as students write it whose own language compares without "-er" or "than". */
const beforeOther: readonly (readonly [Sign, RegExp])[] = [
  ['<', new RegExp(`^ ?(?:<|${is}${much}(?:less|small|smaller|lower|littler|tinier|little)${than}) ?$`)],
  ['>', new RegExp(`^ ?(?:>|beats|${is}${much}(?:more|big|bigger|large|larger|great|greater|higher)${than}) ?$`)],
  ['=', /^ ?(?:=|is|equals?|is equal to|is (?:just |exactly )?the same as|is as (?:big|much) as) ?$/],
]; // prettier-ignore
const alone: readonly (readonly [Sign, RegExp])[] = [
  ['<', new RegExp(`^ (?:is|would be|has to be) ${much}(?:the )?(?:less|smaller|lower|smallest)(?: one| number| fraction| side)?(?= because| so| i think|[.,;!?]|$)`)],
  ['>', new RegExp(`^ (?:(?:is |would be |has to be |gets )?${much}(?:the )?(?:more|bigger|big|larger|greater|higher|biggest|largest|eaten)(?: one| number| fraction| side)?|wins)(?= because| so| i think| ?[<>]|[.,;!?]|$)`)],
]; // prettier-ignore

/** Corrects children's misspellings of the words for comparing. */
export const spelled = (text: string): string =>
  text
    .replace(/\bbigg?[ae]?r\b/g, 'bigger')
    .replace(/\bsmal+[ae]r\b/g, 'smaller')
    .replace(/\b(?:gr[ae]+ter|graeter)\b/g, 'greater')
    .replace(/\bles\b/g, 'less')
    .replace(/\blarg[ae]r\b/g, 'larger')
    .replace(/\b(?:cus|becus|becuz|becuase|bcuz|coz|cuz)\b/g, 'because');

/** A relation that a text states, with its place from `start` up to `end`. `ofBoth`: both sides are named, not just one. */
export type Relation = { sign: Sign; start: number; end: number; ofBoth: boolean };

/** Finds what a text says about how two sides compare, in the order of the text. */
export function relationsIn(text: string, [left, right]: readonly [string, string]): Relation[] {
  const places = [
    ...[...placesOf(text, left, right), ...placesNamed(text, 'left')].map((place) => ({ ...place, isLeft: true })),
    ...[...placesOf(text, right, left), ...placesNamed(text, 'right')].map((place) => ({ ...place, isLeft: false })),
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

/** "The first one", "the fraction on the left": sides named by their position. */
const byPlace = {
  left: /(?:\bthe )?\b(?:first|1st|left)(?: (?:one|fraction|number|decimal|side))?\b|\b(?:one|fraction|number|decimal|side) on the left\b/g,
  right:
    /(?:\bthe )?\b(?:second|2nd|last|right)(?: (?:one|fraction|number|decimal|side))\b|\b(?:one|fraction|number|decimal|side) on the right\b/g,
};

export const placesNamed = (text: string, side: keyof typeof byPlace): { start: number; end: number }[] =>
  Array.from(text.matchAll(byPlace[side]), ({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** An amount in a text: a number, perhaps negative, with what it's divided by, or with the place or the coin that it counts. */
const amounts =
  /(?<![\w./])(?<top>-?\d*\.?\d+)(?:\s*(?:\/|over)\s*(?<below>\d+))?(?:\s*(?:(?<tenths>tenths?|dimes?)|(?<hundredths>hundredths?|penn(?:y|ies)|cents?))\b)?(?![\d/]|\.\d)/g;

/**
 * Finds where a text names a side: by its number, or by any other with the same value, as when she renames both ("6/8 > 5/8"
 * for 3/4 and 5/8) or thinks of coins ("2 dimes"). If both sides have the same value, only the number itself names one.
 */
export const placesOf = (text: string, side: string, other: string): Place[] => {
  const is = amountOf(side);
  const mayBeRenamed = Math.abs(is - amountOf(other)) > tiny;
  const numbers = Array.from(text.matchAll(amounts)).flatMap(({ 0: written, index, groups }): Place[] => {
    const { top, below, tenths, hundredths } = groups!;
    const amount = Number(top) / Number(below ?? (tenths !== undefined ? 10 : hundredths !== undefined ? 100 : 1));
    const renamed = written.replace(/\s*(?:\/|over)\s*/, '/').replace(/^\./, '0.') !== side;
    const isSide = renamed ? mayBeRenamed && Math.abs(amount - is) < tiny : true;
    return isSide ? [{ start: index, end: index + written.length, renamed }] : [];
  });
  const halves = side === '1/2' ? Array.from(text.matchAll(/(?:(?:a|one) )?\bhalf\b(?! of\b)/g)) : [];
  return [
    ...numbers,
    ...halves.map(({ 0: written, index }) => ({ start: index, end: index + written.length, renamed: false })),
  ].toSorted((one, two) => one.start - two.start);
};
/** Where a side is named; `renamed`: by another number of the same value. */
type Place = { readonly start: number; readonly end: number; readonly renamed: boolean };
const tiny = 1e-9;
const amountOf = (side: string): number => {
  const [top, below = '1'] = side.split('/');
  return Number(top) / Number(below);
};

/** Returns the choice letter of each sign; null unless every choice is a sign. */
export function signsOffered({ input_type, choices }: QuestionAnswer): ReadonlyMap<Sign, string> | null {
  if (input_type !== 'multiple_choice') return null;
  const signs = choices.map((choice) =>
    choice
      .replace(/\\lt\b/g, '<')
      .replace(/\\gt\b/g, '>')
      .replace(/[\s$]/g, ''),
  );
  if (!signs.every((sign): sign is Sign => sign === '<' || sign === '=' || sign === '>')) return null;
  return new Map(signs.map((sign, at) => [sign, choiceKey(at)]));
}

/** Returns what is on either side of the blank; null unless there are two different numbers around one blank. */
export function sidesOf(stem: string): readonly [string, string] | null {
  const formula = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, inside]) => inside!).find((one) => one.includes('\\square'));
  const sides = formula?.split('\\square').map((side) =>
    withSlashedFractions(side)
      .replace(/\\[,;: ]/g, '')
      .trim(),
  );
  const [left, right] = sides ?? [];
  return sides?.length === 2 && left !== right && [left, right].every((side) => /^-?\d+(?:[./]\d+)?$/.test(side!))
    ? [left!, right!]
    : null;
}
