import { drawUntil } from '../draw-until.ts';
import type { Generator, ProblemDraft } from '../generator.ts';
import { workOn, type ShownWork, type Told } from './shown-work.ts';
import { shownIn } from './what-went-wrong.ts';

type AskedOfWhich = Pick<Told, 'base' | 'difficulties'> & { asks: Told['did'] };

/** Makes a family that shows the right answer together with those of the base family's own mistakes: which is right? */
export const whichIsRight = ({ base, asks, difficulties = base.difficulties }: AskedOfWhich): Generator => ({
  name: `${base.name}_which`,
  version: base.version, // it changes whenever the base family's problems do
  skill: base.skill,
  difficulties,
  asksOtherwise: true,
  draft(chance, difficulty): ProblemDraft {
    const { draft, task, right, mistakes } = drawUntil(
      () => workOn(base.draft(chance, difficulty)),
      (work) => ofOtherValue(work).length >= 2,
    );
    const kept = ofOtherValue({ mistakes }).slice(0, 3);
    return {
      stem: asks(task, draft),
      ...shownIn(draft),
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: kept.map(({ shown }) => shown) },
      ladder: draft.ladder,
      steps: draft.steps.map((step, at) =>
        at === draft.steps.length - 1 ? { ...step, explanation: `${step.explanation} This is ${right}.` } : step,
      ),
      misconceptions: kept.map(({ held: { rule, hints, says }, shown }) => ({
        rule,
        answer: shown,
        hints,
        ...(says === undefined ? {} : { says }),
      })),
      wrong: kept[0]!.shown,
    };
  },
});

/** Keeps mistakes with different values: no two choices may have the same one. */
const ofOtherValue = ({ mistakes }: Pick<ShownWork, 'mistakes'>): ShownWork['mistakes'] =>
  mistakes.filter(({ formOnly }) => !formOnly);
