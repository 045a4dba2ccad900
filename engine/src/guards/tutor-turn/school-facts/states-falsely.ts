import { breaksSchoolFact } from './breaks-school-fact.ts';
import { takesBackFalsely } from './inverse-operations.ts';
import { becomesFalsely } from './letter-identities.ts';
import { ordersFalsely } from './ordered-numbers.ts';
import { placesFalsely } from './places-of-digits.ts';
import { tellsFalseResult } from './told-results.ts';
import { valuesFalsely } from './values-of-lists.ts';

const pronoun =
  /^(?:and |so |but |in fact,? |remember,? )*(?:it|that|this|they|these|those)(?=(?:'s|'re| is| are| means?| tells?| gives?| comes?| has| have| stands?| says?| counts?| sits?)\b)/;
const term =
  /\b(?:(?:tenths|hundredths|thousandths|ones|tens|hundreds) (?:place|digit)|numerators?|denominators?|perimeter|area|volume|radius|diameter|circumference|slope|y-intercept|x-intercept|median|mean|mode|range|factors?|multiples?|primes?|exponents?|coefficients?|constant|vertex|vertices|edges?|faces?|hypotenuse|reciprocal|opposite|absolute value|square root|remainder|quotient|product|sum|difference|parallel lines?|perpendicular lines?|(?:acute|obtuse|right|straight) angles?|trapezoids?|rhombus|parallelograms?)\b/g;

/** Replaces the pronoun at the start of a sentence with the last term named before; null if there is no pronoun or no term. */
export function withTermNamed(said: string, before: string): string | null {
  const match = pronoun.exec(said);
  const named = before.match(term)?.at(-1);
  return match === null || named === undefined
    ? null
    : `the ${named}${said.slice(match[0].length).replace(/^'s/, ' is').replace(/^'re/, ' are')}`;
}

/**
 * Finds what a folded sentence states against school mathematics, working it out where possible. Returns a description for the
 * log, or null.
 */
export function falseSchoolFactIn(said: string, stem: string): string | null {
  if (breaksSchoolFact(said) !== null) return 'states what school mathematics knows to be otherwise';
  if (ordersFalsely(said)) return 'puts numbers in the wrong order';
  if (tellsFalseResult(said)) return 'tells a false result of an operation';
  if (valuesFalsely(said)) return 'gives numbers a value that they do not have';
  if (takesBackFalsely(said)) return 'takes an operation back by one that does not';
  if (placesFalsely(said, stem)) return 'puts a digit where it does not stand';
  return becomesFalsely(said) === null ? null : 'says that an expression becomes another, which it does not';
}
