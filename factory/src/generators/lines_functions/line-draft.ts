import type { MalRuleEntry } from '@stoa/engine/math/mal-rules/catalogue';
import type { DraftMisconception, ProblemDraft } from '../../generator.ts';
import { exact, plain, type Num } from '../../wording/line-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

export type Hints = DraftMisconception['hints'];

/** Where a mal-rule leads on this problem, with the ladder for it; `to` is null where the rule has nothing to say here. */
export type Way<To> = { rule: Pick<MalRuleEntry, 'name' | 'category'>; to: To | null; hints: Hints };

type Told<To> = Omit<ProblemDraft, 'answer' | 'steps' | 'misconceptions' | 'choices'> & {
  right: To;
  steps: readonly (readonly [explanation: string, math: string])[];
  ways: readonly Way<To>[];
};

/** The draft of a problem that a point, an equation, an inequality or a set answers; every answer as it is typed. */
export function textDraft({ right, steps, ways, ...rest }: Told<string>): ProblemDraft {
  return { ...rest, answer: right, steps: stepsOf(steps), misconceptions: misconceptionsOf(ways, right) };
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
  const misconceptions = misconceptionsOf(typed, plain(right));
  return {
    ...rest,
    inputType,
    answer: plain(right),
    steps: stepsOf(steps),
    misconceptions,
    wrong: plainlyWrong(exact(right), misconceptions),
  };
}

/** The draft of a choice; every distractor is where some mal-rule leads. */
export function choiceDraft({ right, steps, ways, ...rest }: Omit<Told<string>, 'inputType' | 'wrong'>): ProblemDraft {
  const misconceptions = misconceptionsOf(ways, right);
  return {
    ...rest,
    inputType: 'multiple_choice',
    answer: right,
    choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
    steps: stepsOf(steps),
    misconceptions,
    wrong: '',
  };
}

const stepsOf = (steps: Told<string>['steps']): ProblemDraft['steps'] =>
  steps.map(([explanation, math]) => ({ explanation, math }));

/** As many as a teacher would prepare for; the first in a list are the commonest. */
const atMost = 4;

function misconceptionsOf(ways: readonly Way<string>[], right: string): DraftMisconception[] {
  const seen = new Set([right]);
  return ways
    .flatMap(({ rule, to, hints }) => {
      if (to === null || seen.has(to)) return [];
      seen.add(to);
      return [{ malRule: rule.name, errorTag: rule.category, answer: to, hints }];
    })
    .slice(0, atMost);
}
