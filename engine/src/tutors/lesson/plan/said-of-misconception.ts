import type { TopicMisconception } from '@stoa/schema/study-plan';
import { saysOfRule } from '../../../problems/misconception-rule.ts';

/** Returns what the mal-rule behind a misconception says to the student; null if none is linked. */
export const saidByRule = ({ rule }: Pick<TopicMisconception, 'rule'>): string | null =>
  rule === null ? null : saysOfRule(rule);

/**
 * Returns what the student is told about a misconception: as in practice if a mal-rule is behind it, else in the plan's own
 * words; null if there are none.
 */
export const saidOfMisconception = (misconception: TopicMisconception): string | null =>
  saidByRule(misconception) ?? misconception.note;
