import { allDifficulties } from './by-difficulty.ts';
import type { Chance, Difficulty, Generator, Ladder, ProblemDraft } from './generator.ts';
import { chosenAmong, type Step } from './family.ts';
import type { WrongWay } from './wrong-way.ts';

/** Draws one question with its own numbers. */
export type Question = (chance: Chance, difficulty: Difficulty) => ProblemDraft;

/** A family of differently built questions about one idea. Each is drawn equally often. */
export const oneOfQuestions = (told: Pick<Generator, 'name' | 'skill'>, questions: readonly Question[]): Generator => ({
  ...told,
  version: 1,
  difficulties: allDifficulties,
  draft: (chance, difficulty) => chance.pick(questions)(chance, difficulty),
});

type ChoiceQuestion = {
  stem: string;
  right: string;
  ladder: Ladder;
  steps: readonly Step[];
  ways: readonly WrongWay<string>[];
} & Pick<ProblemDraft, 'figure' | 'readFromFigure'>;

/** Returns the draft of a multiple-choice question: each wrong choice is what a mal-rule leads to. */
export function choiceDraft({ right, steps, ways, ...page }: ChoiceQuestion): ProblemDraft {
  const chosen = right.includes('$') ? right.replaceAll('$', '') : `\\text{${right}}`;
  const isThere = steps.at(-1)?.[1].replaceAll(' ', '') === chosen.replaceAll(' ', '');
  return {
    ...page,
    ...chosenAmong(right, ways),
    steps: [
      ...steps.map(([explanation, math]) => ({ explanation, math })),
      ...(isThere ? [] : [{ explanation: 'Choose what fits.', math: chosen }]),
    ],
  };
}
