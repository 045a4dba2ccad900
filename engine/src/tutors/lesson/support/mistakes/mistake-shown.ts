import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Topic } from '../../state/topic.ts';

/** Returns the plan's correction of a misconception; null if the plan doesn't list it. */
export const correctionIn = ({ guidelines }: Pick<Topic, 'guidelines'>, id: string | null | undefined): string | null =>
  guidelines.misconceptions.find((one) => one.id === id)?.correction ?? null;

/** Returns the misconception that showed last in the question's concept and isn't resolved; null if there is none. */
export const lastShown = ({ misconceptions }: Pick<LessonSession, 'misconceptions'>, { concept }: Pick<Question, 'concept'>) =>
  misconceptions.findLast((one) => one.concept === concept && !one.resolved)?.id ?? null;

/**
 * Returns the misconception that the plan lists for a wrong answer to this question; null if the plan doesn't list the answer.
 */
export const mistakeKnownFor = ({ wrong_answers }: Pick<Question, 'wrong_answers'>, answer: string | null): string | null =>
  wrong_answers.find((one) => bare(one.answer) === bare(answer ?? ''))?.misconception ?? null;
const bare = (answer: string): string => answer.replace(/\s/g, '');

/** Returns the misconception behind a wrong answer: the one that the plan lists for it, or else the last that showed. */
export const mistakeBehind = (session: LessonSession, question: Question, answer: string | null): string | null =>
  mistakeKnownFor(question, answer) ?? lastShown(session, question);
