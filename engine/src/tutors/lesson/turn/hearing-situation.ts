import type { Situation } from '../hearing/hear-turn.ts';
import { lostOnes } from '../hearing/people/speaks-of-lost.ts';
import { hasJustToldOfLoss } from '../hearing/people/tells-of-loss.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';

/**
 * Returns the context in which a message is heard: the question in focus with its probe, what was said before, and the people
 * or pets that she has told of losing.
 */
export const situationIn = (
  session: LessonSession,
  question: Question | null,
  everydayWords: Situation['everydayWords'] = [],
): Situation => {
  const { full_conversation_log: log, extension, topic, awaiting_reason } = session;
  const probe = question?.open_probe?.probe ?? null;
  return {
    question:
      question === null ? null : { answer: question.answer, text: question.question_text, wrong_answers: question.wrong_answers },
    reasonFor:
      question !== null || session.ended !== null || awaiting_reason === null
        ? null
        : { answer: awaiting_reason.answer, text: awaiting_reason.question_text },
    probe: probe === null ? null : { text: probe.text, expected: probe.expected },
    misconceptions: topic.guidelines.misconceptions,
    lastTutorAct: log.findLast(({ role }) => role === 'tutor')?.act ?? null,
    extensionOffered: extension === 'offered',
    glossary: topic.guidelines.glossary,
    everydayWords,
    said: log.slice(-linesBefore).map(({ role, text }) => ({ by: role, text })),
    grieves: grieves(session),
    lost: lostOnes(log.flatMap(({ role, text, heard }) => (role === 'student' ? [{ text, heard }] : []))),
  };
};
const linesBefore = 6;

/** True if the student has just told of a loss. */
export const grieves = ({ full_conversation_log: log }: LessonSession): boolean =>
  hasJustToldOfLoss(log.flatMap(({ role, heard }) => (role === 'student' ? [heard] : [])));
