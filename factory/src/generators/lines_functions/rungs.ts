import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { Ladder } from '../../generator.ts';

/** The ladder of a rule: its own two rungs, and the step of this problem. */
export const rungs = (rule: MalRule & { hints: { look: string; principle: string } }, step: string): Ladder => [
  rule.hints.look,
  rule.hints.principle,
  step,
];
