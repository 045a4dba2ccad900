import type { SignedTerm } from '../wording/linear-text.ts';
import { collected, times, type Terms } from '../wording/terms.ts';

/*
 * What learners do with expressions beyond the rules of the engine.
 * Sources  Küchemann (1981) and Booth (1984), CSMS and SESM, on letters; MacGregor & Stacey (1993), "Cognitive models underlying
 * students' formulation of simple linear equations", JRME 24, 217–232, and Clement (1982), JRME 13, 16–30, on reversal; Linchevski &
 * Livneh (1999), "Structure sense", Educational Studies in Mathematics 40, 173–196; Matz (1982), in Sleeman & Brown (eds.),
 * Intelligent Tutoring Systems; Payne & Squibb (1990), Cognitive Science 14, 445–481; Vlassis (2004), Learning and Instruction 14.
 */

/** "5 less than n" is written in the order of the words: 5 − n. Source: MacGregor & Stacey (1993). */
export const wordOrder = (taken: string, from: string): string => `${taken} - ${from}`;
/** A quotient the wrong way round: "n divided by 4" as 4/n. Source: Clement (1982), reversal. */
export const quotientReversed = (above: string, below: string): string => `${below}/${above}`;
/** No brackets around what belongs together: "4 times the sum of n and 3" as 4n + 3. Source: Linchevski & Livneh (1999). */
export const bracketsLeftOut = (factor: number, letter: string, added: number): Terms => [
  [factor, letter],
  [added, ''],
];
/** Brackets where none belong: "3 more than 4 times n" as 4(n + 3). Source: Linchevski & Livneh (1999). */
export const bracketsPutIn = (factor: number, letter: string, added: number): Terms => [
  [factor, letter],
  [factor * added, ''],
];
/** Sum for product and product for sum. Source: Booth (1984). */
export const sumForProduct = (letter: string, n: number): Terms => [
  [1, letter],
  [n, ''],
];
export const productForSum = (letter: string, n: number): Terms => [[n, letter]];
/** Fixed amount and rate change places. Source: MacGregor & Stacey (1993). */
export const rateAndStartSwapped = (rate: number, start: number, letter: string): Terms => [
  [start, letter],
  [rate, ''],
];
/** All is joined into one term: 8 + 5n becomes 13n. Source: Booth (1984), conjoining. */
export const joined = (a: number, b: number, letters: string): Terms => [[a + b, letters]];
/** The letters change places. Source: Küchemann (1981), letter as object. */
export const lettersSwapped = (a: number, b: number, first: string, second: string): Terms => [
  [a, second],
  [b, first],
];

/** A number put in beside its coefficient is added to it: 3x at x = 4 is 7. Source: Booth (1984). */
export const addedInside = (coefficient: number, value: number): number => coefficient + value;
/** The coefficient is raised too: 2x² at x = 3 is 6². Source: Payne & Squibb (1990). */
export const coefficientSquaredToo = (coefficient: number, value: number): number => (coefficient * value) ** 2;
/** A negative number squared keeps its minus. Source: Vlassis (2004). */
export const squareKeepsMinus = (value: number): number => (value < 0 ? -(value * value) : value * value);
/** A negative number is put in without its sign. Source: Vlassis (2004). */
export const putInWithoutSign = (value: number): number => Math.abs(value);

/** A minus in front of a term is overlooked when like terms are joined: 7x − 3x is 10x. Source: Vlassis (2004). */
export const minusOverlooked = (terms: Terms): SignedTerm[] =>
  collected(terms.map(([coefficient, letters]) => [Math.abs(coefficient), letters]));
/** A letter alone counts as nothing: 5x − x is 5x. Source: Payne & Squibb (1990); Küchemann (1981). */
export const loneLetterIgnored = (terms: Terms): SignedTerm[] =>
  collected(terms.filter(([coefficient, letters]) => letters === '' || Math.abs(coefficient) !== 1));
/** "The x goes away": 5x − x is 5. Source: Payne & Squibb (1990). */
export const letterTakenOff = (coefficient: number, rest: Terms): SignedTerm[] => collected([[coefficient, ''], ...rest]);
/** The sign behind a term is taken for its own: in 8 − 3x + 5 the 3x gets the plus. Source: Linchevski & Livneh (1999), detachment. */
export const signOfNextTerm = (terms: Terms): SignedTerm[] =>
  collected(
    terms.map(([coefficient, letters], i) => {
      const sign = i + 1 < terms.length ? Math.sign(terms[i + 1]![0]) : 1;
      return [sign * Math.abs(coefficient), letters];
    }),
  );

/** The letter is not used: 5x + 3x is 8. Source: Küchemann (1981), letter ignored. */
export const letterNotUsed = (terms: Terms): SignedTerm[] => [[terms.reduce((sum, [coefficient]) => sum + coefficient, 0), '']];
/** Only the sides that are labelled are counted, though each has an opposite one. Source: Booth (1984). */
export const labelledSidesOnly = (sides: readonly Terms[]): SignedTerm[] => collected(sides.flat());
/** What is given back or missing is added too. Source: MacGregor & Stacey (1993), all numbers of a text combined. */
export const addedWhatIsTaken = (all: Terms, taken: Terms): SignedTerm[] => collected([...all, ...taken]);
/** Terms are taken for alike because the same number stands before them. Source: Küchemann (1981), letter ignored. */
export const alikeByNumber = ([coefficient]: SignedTerm, letters: string): SignedTerm => [coefficient, letters];
/** Terms are taken for alike because one letter is the same, whatever its power or company. Source: Küchemann (1981). */
export const alikeByOneLetter = (coefficient: number, [, letters]: SignedTerm): SignedTerm => [
  coefficient,
  letters.length > 1 ? letters[0]! : `${letters}^2`,
];
/** Gives the number that stands in the same place behind the equals sign. Source: Kieran (1981), Educational Studies 12, 317–326. */
export const numberBehindEquals = (behind: number): number => behind;

/** The factor is added to each term: 3(x + 4) is x + 3 + x + 7. Only to the numbers: x + 7. Source: Payne & Squibb (1990). */
export const factorAdded = (factor: number, terms: Terms): SignedTerm[] =>
  collected(terms.map(([coefficient, letters]) => (letters === '' ? [coefficient + factor, letters] : [coefficient, letters])));
/** Brackets are dropped and nothing is multiplied. Source: Linchevski & Livneh (1999). */
export const bracketsDropped = (before: Terms, terms: Terms, after: Terms): SignedTerm[] =>
  collected([...before, ...terms, ...after]);
/** The number before the brackets is joined to the sum first: 5 − 2(x + 3) as 3(x + 3). Source: Linchevski & Livneh (1999). */
export const subtractedBeforeMultiplying = (start: number, factor: number, terms: Terms): SignedTerm[] =>
  collected(times(start + factor, terms));
/** The minus before the brackets is not used at all. Source: Vlassis (2004). */
export const minusIgnored = (start: Terms, factor: number, terms: Terms): SignedTerm[] =>
  collected([...start, ...times(Math.abs(factor), terms)]);
/** Signs are turned, and the factor reaches only the first term: −3(x − 4) is −3x + 4. Source: Matz (1982), partial distribution. */
export const factorFirstSignsAll = (start: Terms, factor: number, terms: Terms): SignedTerm[] =>
  collected([
    ...start,
    ...terms.map(
      ([coefficient, letters], i) =>
        (i === 0 ? [factor * coefficient, letters] : [Math.sign(factor) * coefficient, letters]) as SignedTerm,
    ),
  ]);

/** Only the first term is divided by the factor: 6x + 9 is 3(2x + 9). Source: Payne & Squibb (1990), partial distribution undone. */
export const firstTermDivided = (factor: number, [first, ...rest]: Terms): SignedTerm[] => [
  [first![0] / factor, first![1]],
  ...rest,
];
/** A term that is the factor itself leaves nothing behind: 6x + 3 is 3(2x). Source: Matz (1982), the missing one. */
export const termVanished = (factor: number, terms: Terms): SignedTerm[] =>
  terms
    .filter(([coefficient]) => Math.abs(coefficient) !== factor)
    .map(([coefficient, letters]) => [coefficient / factor, letters]);
/** The factor is taken away from each term instead of divided out: 6x + 9 is 3(3x + 6). Source: Payne & Squibb (1990). */
export const factorSubtracted = (factor: number, terms: Terms): SignedTerm[] =>
  terms.map(([coefficient, letters]) => [coefficient - factor, letters]);
/** The sign of the second term is lost when a factor is taken out. Source: Vlassis (2004). */
export const innerSignLost = (factor: number, terms: Terms): SignedTerm[] =>
  terms.map(([coefficient, letters], i) => [(i === 0 ? coefficient : -coefficient) / factor, letters]);
