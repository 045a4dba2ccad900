import type { DraftMisconception, ProblemDraft } from '../../generator.ts';
import { exact, plain, type Num } from '../../wording/line-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';
import { misconceptionsOf, type WrongWay } from '../../wrong-way.ts';

type Told<To> = Omit<ProblemDraft, 'answer' | 'steps' | 'misconceptions' | 'choices'> & {
  right: To;
  steps: readonly (readonly [explanation: string, math: string])[];
  ways: readonly WrongWay<To>[];
};

/** The draft of a problem that a point, an equation, an inequality or a set answers; every answer as it is typed. */
export function textDraft({ right, steps, ways, ...rest }: Told<string>): ProblemDraft {
  return { ...rest, answer: right, steps: stepsOf(steps), misconceptions: commonest(ways, right) };
}

/** The draft of a problem that one number answers, negative ones too. Where a whole number is asked for, no fraction is a slip. */
export function valueDraft({
  right,
  steps,
  ways,
  inputType = 'integer',
  ...rest
}: Omit<Told<Num>, 'inputType' | 'wrong'> & { inputType?: 'integer' | 'fraction' }): ProblemDraft {
  const typed = ways
    .filter(({ to }) => to !== null && (inputType !== 'integer' || exact(to).d === 1n))
    .map((way) => ({ ...way, to: plain(way.to!) }));
  const misconceptions = commonest(typed, plain(right));
  return {
    ...rest,
    inputType,
    answer: plain(right),
    steps: stepsOf(steps),
    misconceptions,
    wrong: plainlyWrong(exact(right), misconceptions),
  };
}

const stepsOf = (steps: Told<string>['steps']): ProblemDraft['steps'] =>
  steps.map(([explanation, math]) => ({ explanation, math }));

/** As many as a teacher would prepare for; the first in a list are the commonest. */
const atMost = 4;

const commonest = (ways: readonly WrongWay<string>[], right: string): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => (to === right ? null : to)).slice(0, atMost);
