import type { TopicMisconception } from '@stoa/schema/study-plan';
import { saysOfRule } from '../../../problems/misconception-rule.ts';

/** What the mal-rule behind a misconception says to the student; null where none is linked. */
export const saidByRule = ({ rule }: Pick<TopicMisconception, 'rule'>): string | null =>
  rule === null ? null : saysOfRule(rule);

/** What the student is told of a misconception: as in practice where a mal-rule is behind it, else in the plan's own words; null for none. */
export const saidOfMisconception = (misconception: TopicMisconception): string | null =>
  saidByRule(misconception) ?? misconception.note;
