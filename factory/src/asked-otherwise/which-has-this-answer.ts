import { checkAnswer } from '@stoa/engine/math/check-answer';
import { answerOfAnotherTask } from '@stoa/engine/math/mal-rules/work-of-others';
import { drawUntil } from '../draw-until.ts';
import type { Generator, ProblemDraft } from '../generator.ts';
import { questionOf, workOn, type ShownWork, type Told } from './shown-work.ts';

type AskedBackward = Pick<Told, 'base' | 'difficulties'> & { asks: (answer: string) => string };

/** How many other tasks are shown with the right one. */
const others = 3;

/**
 * Makes a family that gives the answer and asks which of several similar tasks leads to it: 'Which equation has the solution
 * $x = 4$?'
 */
export const whichHasThisAnswer = ({ base, asks, difficulties = base.difficulties }: AskedBackward): Generator => ({
  name: `${base.name}_backward`,
  version: base.version, // it changes whenever the base family's problems do
  skill: base.skill,
  difficulties,
  asksOtherwise: true,
  draft(chance, difficulty): ProblemDraft {
    const { fits, apart } = drawUntil(
      () => {
        const drawn = Array.from({ length: 24 }, () => workOn(base.draft(chance, difficulty)));
        const fits = drawn[0]!;
        return { fits, apart: tasksApart(fits, drawn) };
      },
      (draw) => draw.apart.length === others && draw.fits.task !== draw.fits.right,
    );
    const [other] = apart as [ShownWork];
    const step = `Start with ${other.task}. ${other.draft.ladder[2]}`;
    return {
      stem: asks(fits.right),
      answer: fits.task,
      inputType: 'multiple_choice',
      choices: { right: fits.task, distractors: apart.map(({ task }) => task) },
      ladder: ['What is different about the four choices?', fits.draft.ladder[1], step],
      steps: [
        ...fits.draft.steps,
        {
          explanation: `This is the answer in the question. The other three lead to ${apart.map(({ right }) => right).join(', ')}.`,
          math: fits.task.replaceAll('$', ''),
        },
      ],
      misconceptions: apart.map(({ task, draft }) => ({
        rule: answerOfAnotherTask,
        answer: task,
        hints: [
          'What answer does your choice lead to?',
          draft.ladder[1],
          `${draft.ladder[2]} Compare with ${fits.right}.`,
        ] as const,
      })),
      wrong: other.task,
    };
  },
});

/** Returns tasks in the same variables whose answers differ in value from this one's and from each other's. */
function tasksApart(fits: ShownWork, drawn: readonly ShownWork[]): ShownWork[] {
  const kept: ShownWork[] = [fits];
  for (const one of drawn) {
    const sameLook = variablesOf(one) === variablesOf(fits) && !one.draft.acceptedForms?.length;
    const isOther = kept.every(
      ({ draft, task, right }) => task !== one.task && right !== one.right && !sameValue(draft, one.draft.answer),
    );
    if (sameLook && isOther && kept.length <= others) kept.push(one);
  }
  return kept.slice(1);
}

const variablesOf = ({ draft: { variables, inputType } }: ShownWork): string =>
  `${Object.keys(variables ?? {})
    .toSorted()
    .join()} ${inputType}`;

function sameValue(draft: ProblemDraft, answer: string): boolean {
  const question = questionOf(draft);
  return checkAnswer({ ...question, judging: { ...question.judging, form: 'any' } }, answer).verdict === 'correct';
}
