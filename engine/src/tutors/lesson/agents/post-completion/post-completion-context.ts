import type { AnswerQuestion } from '../../../../math/check-answer.ts';
import { lessonSummary } from '../../lesson-summary.ts';
import type { Feeling } from '../../../../hearing/act.ts';
import { feelingsToMeet } from '../../support/feelings-to-meet.ts';
import type { Trouble } from '../../../../hearing/trouble.ts';
import type { Cue, Heard } from '../../hearing/heard.ts';
import { askedAfterEnd } from '../../support/asked/asked-after-end.ts';
import { knownAnswerTo } from '../../support/asked/likely-question.ts';
import { meaningAsked } from '../../support/asked/word-meaning.ts';
import type { LessonEnd, LessonSession } from '../../state/lesson-session.ts';

/** What may be said after the end of a lesson: what was done, and where to go on. It contains no question and no solution. */
export type PostCompletionContext = {
  title: string;
  how: LessonEnd['how'];
  /** Each concept and how well she knows it, in the summary's words. */
  concepts: readonly { name: string; words: string }[];
  strengths: readonly string[];
  /** Skills to practice, by name, the most needed first. */
  to_practice: readonly string[];
  wrap_up: string | null;
  history: readonly { role: 'student' | 'tutor'; text: string }[];
  message: string;
  cues: readonly Cue[];
  /** How she feels or what troubles her, if she says so. */
  felt: Feeling | Trouble | null;
  /**
   * What she asks about the lesson that ended, or a word of the topic, or what the plan answers; null if she asks none of it, and
   * while a question of the lesson is open.
   */
  meaning: string | null;
};

/** What only the guards and the script know: the question that was left open, if any, and everything that was said. */
export type PostCompletionSecret = {
  left: { answer: AnswerQuestion; stem: string; written: readonly string[] } | null;
  said: readonly string[];
};

const longestMessage = 600;

/** Returns what the tutor is told about a finished lesson when the student writes again. */
export function postCompletionContext(
  session: LessonSession,
  message: string,
  heard: Heard,
): { context: PostCompletionContext; secret: PostCompletionSecret } {
  const { topic, ended, last_question, conversation_history, full_conversation_log } = session;
  const { concepts, strengths, to_practice, wrap_up } = lessonSummary(session);
  return {
    context: {
      title: topic.title,
      how: ended?.how ?? 'completed',
      concepts: concepts.map(({ name, words }) => ({ name, words })),
      strengths,
      to_practice: to_practice.map(({ name }) => name),
      wrap_up,
      history: conversation_history.map(({ role, text }) => ({ role, text })),
      message: message.slice(0, longestMessage),
      cues: heard.cues,
      felt: feelingsToMeet({ session, heard, grading: null })[0]?.told ?? null,
      meaning:
        last_question === null
          ? (askedAfterEnd(session, message) ?? meaningAsked(session, heard) ?? knownAnswerTo(session.topic, message))
          : null,
    },
    secret: {
      left:
        last_question === null
          ? null
          : {
              answer: last_question.answer,
              stem: last_question.question_text,
              written: [...last_question.previous_student_answers, message],
            },
      said: full_conversation_log.flatMap(({ role, text }) => (role === 'tutor' ? [text] : [])),
    },
  };
}
