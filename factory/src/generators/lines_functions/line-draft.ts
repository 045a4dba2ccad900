import type { DraftMisconception, ProblemDraft } from '../../generator.ts';
import { misconceptionsOf, type WrongWay } from '../../wrong-way.ts';

type Told = Omit<ProblemDraft, 'answer' | 'steps' | 'misconceptions' | 'choices'> & {
  right: string;
  steps: readonly (readonly [explanation: string, math: string])[];
  ways: readonly WrongWay<string>[];
};

/**
 * Returns the draft of a problem answered by a point, an equation, an inequality or a set. Every answer is as a student types
 * it.
 */
export function textDraft({ right, steps, ways, ...rest }: Told): ProblemDraft {
  return { ...rest, answer: right, steps: stepsOf(steps), misconceptions: commonest(ways, right) };
}

const stepsOf = (steps: Told['steps']): ProblemDraft['steps'] => steps.map(([explanation, math]) => ({ explanation, math }));

/** As many as a teacher would prepare for; the most common come first in a list. */
const atMost = 4;

const commonest = (ways: readonly WrongWay<string>[], right: string): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => (to === right ? null : to)).slice(0, atMost);
