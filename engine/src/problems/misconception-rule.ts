import type { BankedProblem } from '@stoa/schema/problem';
import { findMalRule } from '../math/mal-rules/catalogue.ts';

/**
 * Returns what a student with one of a problem's misconceptions did, in words to her: the sentence that the problem carries,
 * with its own numbers if the rule has such a sentence, or else the rule's general sentence, for problems that were banked
 * without any.
 *
 * Shape   never the id in words: for a misconception without a rule, as an author may write one, it only says that the mistake
 *         is common.
 */
export const saysOfMisconception = ({ mal_rules = [] }: Pick<BankedProblem, 'mal_rules'>, id: string): string =>
  mal_rules.find((told) => told.id === id)?.says ?? saysOfRule(id);

/** Returns what a mal-rule of the catalogue says to the student. */
export const saysOfRule = (name: string): string => findMalRule(name)?.says ?? unnamed;

const unnamed = 'This answer comes from a common mistake with problems like this one.';
