import type { LessonMessage, LessonView, StudentQuestion, TutorAct } from '@stoa/schema/lesson';
import type { StudyPlan } from '@stoa/schema/study-plan';
import { describeFigure } from '../../../figures/describe-figure.ts';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { lastTurn } from './last-turn.ts';
import type { KeyedQuestion } from './lesson-key.ts';

/** Acts that explain, or go through a solution up to its last step: they may do sums, but not say the answer. */
const explaining = new Set<TutorAct>(['hint', 'explain', 'withhold', 'clarify', 'another_way']);

/** A question with what the leak guard needs to know about it. */
type Asked = Pick<KeyedQuestion, 'text' | 'concept' | 'answer' | 'solution'>;

/** The screens before and after a turn, and the questions on them as their author sees them. */
type Screens = { plan: StudyPlan; before: LessonView; after: LessonView; last: Asked | null; open: Asked | null };

/**
 * Checks again, with the leak guard, what a reply gives away about the question that stays in focus or the one newly asked.
 *
 * Shape   each leak in words, with the message and the question; empty if there's none.
 */
export function leaksOnScreen({ plan, before, after, last, open: keyed }: Screens): string[] {
  const { sent, message } = lastTurn(after);
  const open = after.ended === null ? after.question : null;
  if (open === null || keyed === null) return [];
  const stays = before.question?.question_id === open.question_id;
  if (!stays && isOfTheLast(before, last, sent, keyed)) return [];
  const strict = stays && message.act !== null && !explaining.has(message.act);
  const since = sinceAsked(before.messages, open);
  const shown = stays ? since.flatMap(({ role, text }) => (role === 'tutor' ? [text] : [])).slice(-20) : [];
  const written = stays
    ? [...hers(since), sent.text, ...(strict ? [] : keyed.solution.slice(0, -2))]
    : [...(last === null ? [] : [last.text, last.answer.expected, ...last.solution]), ...materialOf(plan, keyed), sent.text];
  // Repeating what she wrote is about the finished question: "You wrote 60" doesn't tell the 06 of the next one.
  const text = stays
    ? message.text
    : message.text.replace(saidBack, (whole, said: string) => (sent.text.includes(said) ? ' ' : whole));
  return findLeak({ text, answer: keyed.answer, stem: keyed.text, shown, written: written.slice(-30) })
    .filter(({ way }) => strict || (way !== 'solution' && way !== 'announced'))
    .filter(({ way }) => stays || way !== 'truth') // a "yes" is about the finished question
    .map(({ says }) => `${stays ? '' : 'of the new question: '}${says} in “${text}” at “${keyed.text}”`);
}

/** Matches "You wrote $60$.", which repeats her message, however many words surrounded the number. */
const saidBack = /\bYou wrote \$([^$]+)\$\./;

const hers = (messages: readonly LessonMessage[]): string[] =>
  messages.flatMap(({ role, text }) => (role === 'student' ? [text] : []));

/** Returns the messages since a question was first asked. */
function sinceAsked(messages: readonly LessonMessage[], { question_id }: StudentQuestion): readonly LessonMessage[] {
  const at = messages.findIndex(({ question }) => question?.question_id === question_id);
  return at < 0 ? messages : messages.slice(at);
}

/**
 * True if an answer to the finished question, the student's or the right one, also answers the next question. Then naming it
 * gives nothing away.
 */
function isOfTheLast(before: LessonView, last: Asked | null, sent: LessonMessage, { answer }: Asked): boolean {
  if (last === null || before.question === null) return false;
  const tried = hers(sinceAsked(before.messages, before.question));
  return [sent.text, last.answer.expected, ...tried].some((text) => checkAnswer(answer, text).verdict === 'correct');
}

/** Returns the plan's words that are shown before a question. The validator has already checked them against it. */
const materialOf = (plan: StudyPlan, { concept }: Asked): string[] =>
  plan.steps.flatMap((step) => {
    if (step.type !== 'explain' || step.concept !== concept) return [];
    const { stem, figure, steps, answer } = step.worked_example;
    return [
      ...[step.figure, figure].flatMap((drawn) => (drawn === undefined ? [] : describeFigure(drawn))),
      step.explanation,
      ...step.another_way,
      stem,
      answer,
      ...steps.flatMap(({ explanation, math }) => [explanation, math]),
    ];
  });
