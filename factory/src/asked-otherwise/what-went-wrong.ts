import { mistakeSeenInSoundWork, otherMistakeNamed, wrongAnswerAccepted } from '@stoa/engine/math/mal-rules/work-of-others';
import type { Generator, ProblemDraft } from '../generator.ts';
import { person } from '../wording/people.ts';
import { drawnWork, type ShownMistake, type Told } from './shown-work.ts';

const isCorrect = 'The answer is correct.';

/** How often the shown answer is right, so that a student can't assume that there is a mistake. */
const soundShare = 0.2;

/** Makes a family that shows somebody's answer and asks what happened: one of the base family's own mistakes, or none. */
export const whatWentWrong = ({ base, did, difficulties = base.difficulties }: Told): Generator => ({
  name: `${base.name}_mistake`,
  version: base.version, // it changes whenever the base family's problems do
  skill: base.skill,
  difficulties,
  asksOtherwise: true,
  draft(chance, difficulty): ProblemDraft {
    const { draft, task, right, mistakes } = drawnWork(base, chance, difficulty, 2);
    const who = person(chance);
    const named = chance.shuffle(mistakes).slice(0, 3) as [ShownMistake, ShownMistake];
    const [made] = named;
    const sound = chance.maybe(soundShare);
    const written = sound ? right : made.shown;
    const answer = sound ? isCorrect : made.held.rule.says;
    const others = sound ? named : named.slice(1);
    const [, , step] = draft.ladder;
    const compare = 'Solve the problem on your own, one step at a time. Then compare the answers.';
    return {
      stem: `${who} ${did(task, draft)} and got ${written}. What would you tell ${who}?`,
      ...shownIn(draft),
      answer,
      inputType: 'multiple_choice',
      choices: {
        right: answer,
        distractors: [...others.map(({ held }) => held.rule.says), ...(sound ? [] : [isCorrect])],
      },
      ladder: [`What answer does ${who} give? Is it the one you get?`, compare, step],
      steps: [
        ...draft.steps,
        sound
          ? { explanation: `${who} has the same answer.`, math: `\\text{${isCorrect}}` }
          : made.formOnly
            ? {
                explanation: `${who} has the same value, but in another form: ${answer}`,
                math: `${bare(made.shown)} = ${bare(right)}`,
              }
            : {
                explanation: `${who} has a different answer. It comes from this mistake: ${answer}`,
                math: apart(made.shown, right),
              },
      ],
      misconceptions: [
        ...others.map(({ held, shown }) => ({
          rule: sound ? mistakeSeenInSoundWork : otherMistakeNamed,
          answer: held.rule.says,
          hints: [
            `What answer do you get? Compare it with what ${who} wrote.`,
            'Make each mistake on purpose, and see which answer it leads to.',
            `The mistake that you chose leads to ${shown}. ${who} wrote ${written}.`,
          ] as const,
        })),
        ...(sound
          ? []
          : [
              {
                rule: wrongAnswerAccepted,
                answer: isCorrect,
                hints: [`What answer do you get? Compare it with what ${who} wrote.`, compare, step] as const,
              },
            ]),
      ],
      wrong: others[0]?.held.rule.says ?? isCorrect,
    };
  },
});

const apart = (one: string, other: string): string =>
  one.includes('$') ? `${bare(one)} \\ne ${bare(other)}` : `\\text{${one}} \\ne \\text{${other}}`;

const bare = (shown: string): string => shown.replaceAll('$', '');

/** Returns the picture that belongs to a task. */
export const shownIn = ({ figure, readFromFigure }: ProblemDraft): Pick<ProblemDraft, 'figure' | 'readFromFigure'> => ({
  ...(figure === undefined ? {} : { figure }),
  ...(readFromFigure === undefined ? {} : { readFromFigure }),
});
