import type { LessonSession, Question } from '../../state/lesson-session.ts';

/**
 * True if words of the plan speak of something that a later step introduces: of the median, in the first step on means. A term
 * that the question, the student, or the tutor has used isn't new to her.
 *
 * Parameters  `text`: the student's message.
 */
export function speaksAhead(
  { topic, full_conversation_log: log }: Pick<LessonSession, 'topic' | 'full_conversation_log'>,
  { step, question_text }: Pick<Question, 'step' | 'question_text'>,
  text: string,
  words: string,
): boolean {
  const spoken = [question_text, text, ...log.map(({ text: said }) => said)];
  const explains = topic.plan.steps.flatMap((one) =>
    one.type === 'explain' ? [{ step: one.step, told: `${one.title} ${one.explanation}` }] : [],
  );
  return topic.guidelines.glossary.some(({ words: [name = ''] }) => {
    const named = new RegExp(String.raw`\b${name.replace(/[^\p{L}\p{N} ]/gu, '.')}s?\b`, 'iu');
    if (!named.test(words) || spoken.some((one) => named.test(one))) return false;
    const first = explains.find(({ told }) => named.test(told));
    return first !== undefined && first.step > Math.max(1, step);
  });
}
