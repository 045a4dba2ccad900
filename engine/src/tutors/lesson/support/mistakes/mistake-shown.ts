import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Topic } from '../../state/topic.ts';

/** What the plan says to put a misconception right; null where it knows none by that name. */
export const correctionIn = ({ guidelines }: Pick<Topic, 'guidelines'>, id: string | null | undefined): string | null =>
  guidelines.misconceptions.find((one) => one.id === id)?.correction ?? null;

/** The misconception that showed last in what the question asks about, and is not put right; null where none did. */
export const lastShown = ({ misconceptions }: Pick<LessonSession, 'misconceptions'>, { concept }: Pick<Question, 'concept'>) =>
  misconceptions.findLast((one) => one.concept === concept && !one.resolved)?.id ?? null;

/** The misconception that leads to a wrong answer of this question, as the plan knows it; null for an answer that it doesn't know. */
export const mistakeKnownFor = ({ wrong_answers }: Pick<Question, 'wrong_answers'>, answer: string | null): string | null =>
  wrong_answers.find((one) => bare(one.answer) === bare(answer ?? ''))?.misconception ?? null;
const bare = (answer: string): string => answer.replace(/\s/g, '');

/** The misconception behind a wrong answer of hers: the one that the plan knows it by, else the last that showed. */
export const mistakeBehind = (session: LessonSession, question: Question, answer: string | null): string | null =>
  mistakeKnownFor(question, answer) ?? lastShown(session, question);
