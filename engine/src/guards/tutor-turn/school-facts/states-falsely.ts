import { breaksSchoolFact } from './breaks-school-fact.ts';
import { takesBackFalsely } from './inverse-operations.ts';
import { becomesFalsely } from './letter-identities.ts';
import { ordersFalsely } from './ordered-numbers.ts';
import { placesFalsely } from './places-of-digits.ts';
import { valuesFalsely } from './values-of-lists.ts';

/** What a folded sentence states against what school mathematics knows, in words for a log; null for nothing. What can be worked out is worked out. */
export function falseSchoolFactIn(said: string, stem: string): string | null {
  if (breaksSchoolFact(said) !== null) return 'states what school mathematics knows to be otherwise';
  if (ordersFalsely(said)) return 'puts numbers in the wrong order';
  if (valuesFalsely(said)) return 'gives numbers a value that they do not have';
  if (takesBackFalsely(said)) return 'takes an operation back by one that does not';
  if (placesFalsely(said, stem)) return 'puts a digit where it does not stand';
  return becomesFalsely(said) === null ? null : 'says that an expression becomes another, which it does not';
}
