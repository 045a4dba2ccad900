import { bothAnswersRejected } from '@stoa/engine/math/mal-rules/work-of-others';
import type { Generator, ProblemDraft } from '../generator.ts';
import { people } from '../wording/people.ts';
import { drawnWork, type ShownMistake, type Told } from './shown-work.ts';
import { shownIn } from './what-went-wrong.ts';

/** How often neither answer is correct, so that the second one has to be checked too. */
const neitherShare = 0.25;

/**
 * Makes a family that shows two answers to one problem: whose is right? A student who picks a wrong one is told what its
 * mistake is.
 */
export const whoIsCorrect = ({ base, did, difficulties = base.difficulties }: Told): Generator => ({
  name: `${base.name}_who`,
  version: base.version, // it changes whenever the base family's problems do
  skill: base.skill,
  difficulties,
  asksOtherwise: true,
  draft(chance, difficulty): ProblemDraft {
    const { draft, task, right, mistakes } = drawnWork(base, chance, difficulty, 2);
    const [first, second] = people(chance, 2) as [string, string];
    const [one, other] = chance.shuffle(mistakes) as [ShownMistake, ShownMistake];
    const neither = `Neither ${first} nor ${second}`;
    const noneIsRight = chance.maybe(neitherShare);
    const firstIsRight = !noneIsRight && chance.maybe(0.5);
    const secondIsRight = !noneIsRight && !firstIsRight;
    const answer = noneIsRight ? neither : firstIsRight ? first : second;
    const wrote = { first: firstIsRight ? right : one.shown, second: secondIsRight ? right : other.shown };
    const mistaken = [
      ...(firstIsRight ? [] : [{ who: first, held: one.held }]),
      ...(secondIsRight ? [] : [{ who: second, held: other.held }]),
    ];
    const [look, idea, step] = draft.ladder;
    return {
      stem: `${first} and ${second} both ${did(task, draft)}. ${first} got ${wrote.first}. ${second} got ${wrote.second}. Who is correct?`,
      ...shownIn(draft),
      answer,
      inputType: 'multiple_choice',
      choices: { right: answer, distractors: [first, second, neither].filter((choice) => choice !== answer) },
      ladder: [look, idea, step],
      steps: [
        ...draft.steps,
        noneIsRight
          ? { explanation: 'Both answers are different from this one.', math: `\\text{${neither}}` }
          : { explanation: `${answer} got this answer.`, math: `\\text{${answer}}` },
      ],
      misconceptions: [
        ...mistaken.map(({ who, held: { rule, hints, says } }) => ({
          rule,
          answer: who,
          hints,
          ...(says === undefined ? {} : { says }),
        })),
        ...(noneIsRight ? [] : [{ rule: bothAnswersRejected, answer: neither, hints: [look, idea, step] as const }]),
      ],
      wrong: mistaken[0]!.who,
    };
  },
});
