import { findLeak } from '@stoa/engine/guards/leak/find-leak';
import type { AnswerQuestion } from '@stoa/engine/math/check-answer';
import { drawUntil } from '../draw-until.ts';
import type { Generator, Ladder, ProblemDraft } from '../generator.ts';
import { person } from '../wording/people.ts';
import { workOn, type ShownWork, type Told } from './shown-work.ts';
import { shownIn } from './what-went-wrong.ts';

/** A line of a solution with one of its numbers hidden, and the ladder that leads to it. */
type Hidden = { stem: string; line: string; number: string; explanation: string; ladder: Ladder };

/** Makes a family that shows a solution with a box for a number in one line. The student finds it from the lines before. */
export const missingInAStep = ({ base, did, difficulties = base.difficulties }: Told): Generator => ({
  name: `${base.name}_step`,
  version: base.version, // it changes whenever the base family's problems do
  skill: base.skill,
  difficulties,
  asksOtherwise: true,
  draft(chance, difficulty): ProblemDraft {
    const who = person(chance);
    const { draft, hidden } = drawUntil(
      () => {
        const { draft: drawn, task } = workOn(base.draft(chance, difficulty));
        return { draft: drawn, hidden: hiddenIn(drawn, `${who} ${did(task, drawn)}.`, task.replaceAll('$', '')) };
      },
      (drawn) => drawn.hidden.length > 0,
    );
    const { stem, line, number, explanation, ladder } = chance.pick(hidden);
    return {
      stem,
      ...shownIn(draft),
      answer: number,
      inputType: 'integer',
      ladder,
      steps: [
        { explanation, math: line },
        { explanation: `The number in the box is ${number}.`, math: number },
      ],
      misconceptions: [],
      wrong: String(Number(number) + 101),
    };
  },
});

const aNumber = (number: string): RegExp => new RegExp(`(?<![\\d.,])${number}(?![\\d.,])`);
const tells = (text: string, number: string): boolean => aNumber(number).test(text);

/**
 * Returns the numbers of a solution that can be hidden: new in their line, there only once, and not given by any rung of the
 * ladder. A line with words hides none.
 *
 * Shape   `told` says what somebody did; `task` is what the first line starts from.
 */
function hiddenIn({ stem, steps, ladder: [, idea] }: ShownWork['draft'], told: string, task: string): Hidden[] {
  return steps.flatMap(({ explanation, math }, at) => {
    const before = steps.slice(0, at).map((step) => step.math);
    if ([...before, math].some((line) => /\\text|\\approx|\{,\}/.test(line))) return [];
    const numbers = math.match(/(?<![\d.,])\d{1,4}(?![\d.,])/g) ?? [];
    const isNew = (number: string): boolean =>
      number !== '1' &&
      number !== math &&
      numbers.filter((one) => one === number).length === 1 &&
      ![stem, ...before].some((text) => tells(text, number));
    return numbers.filter(isNew).flatMap((number) => {
      const boxed = math.replace(aNumber(number), '\\square{}');
      const shown = [...before, boxed].map((line) => `$${line}$`);
      const asked = `${told} A number is missing from the work. What number goes in the box?\n\n${shown.join('\n\n')}`;
      const from = before.at(-1) ?? task;
      const look = 'Look at the line with the box. What happens in it?';
      const ladder = [`Start from $${from}$. ${explanation}`, `Start from $${from}$, and find the number in $${boxed}$.`]
        .map((step): Ladder => [look, idea, step])
        .find((rungs) => keeps(rungs, number, asked));
      return ladder === undefined ? [] : [{ stem: asked, line: math, number, explanation, ladder }];
    });
  });
}

/** True if no rung gives the number away, alone or together with the rungs before it. */
const keeps = (rungs: Ladder, number: string, stem: string): boolean =>
  rungs.every(
    (text, rung) =>
      findLeak({ text, answer: asInteger(number), stem, shown: rungs.slice(0, rung), written: [], level: levels[rung]! })
        .length === 0,
  );

const levels = [1, 2, 3] as const;

const asInteger = (expected: string): AnswerQuestion => ({
  expected,
  input_type: 'integer',
  tolerance: null,
  accepted_forms: [],
  choices: [],
  judging: { form: 'any', variables: [], unit: null },
});
