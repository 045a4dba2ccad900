import type { DraftMisconception, ProblemDraft } from '../../generator.ts';
import { misconceptionsOf, type WrongWay } from '../../wrong-way.ts';

type Told = Omit<ProblemDraft, 'answer' | 'steps' | 'misconceptions' | 'choices'> & {
  right: string;
  steps: readonly (readonly [explanation: string, math: string])[];
  ways: readonly WrongWay<string>[];
};

/** The draft of a problem that a point, an equation, an inequality or a set answers; every answer as it is typed. */
export function textDraft({ right, steps, ways, ...rest }: Told): ProblemDraft {
  return { ...rest, answer: right, steps: stepsOf(steps), misconceptions: commonest(ways, right) };
}

const stepsOf = (steps: Told['steps']): ProblemDraft['steps'] => steps.map(([explanation, math]) => ({ explanation, math }));

/** As many as a teacher would prepare for; the first in a list are the commonest. */
const atMost = 4;

const commonest = (ways: readonly WrongWay<string>[], right: string): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => (to === right ? null : to)).slice(0, atMost);
