import type { BankedProblem } from '@stoa/schema/problem';
import { findMalRule } from '../math/mal-rules/catalogue.ts';

/**
 * What the student did who holds one of a problem's misconceptions, told to the student: the sentence that the problem carries, with its
 * own numbers where the rule can say it so; the rule's own where the problem was banked before it carried any.
 *
 * Shape   never the id in words: a misconception that no rule knows, as an author may write one, says only that it is known.
 */
export const saysOfMisconception = ({ mal_rules = [] }: Pick<BankedProblem, 'mal_rules'>, id: string): string =>
  mal_rules.find((told) => told.id === id)?.says ?? saysOfRule(id);

/** What a mal-rule of the catalogue says to the student. */
export const saysOfRule = (name: string): string => findMalRule(name)?.says ?? unnamed;

const unnamed = 'This answer comes from a common mistake with problems like this one.';
