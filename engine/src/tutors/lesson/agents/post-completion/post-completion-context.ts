import type { Feeling } from '../../../../hearing/act.ts';
import { feelingsToMeet } from '../../support/feelings-to-meet.ts';
import type { Trouble } from '../../../../hearing/trouble.ts';
import type { Cue, Heard } from '../../hearing/heard.ts';
import { askedAfterEnd } from '../../support/asked/asked-after-end.ts';
import { knownAnswerTo } from '../../support/asked/likely-question.ts';
import { meaningAsked } from '../../support/asked/word-meaning.ts';
import type { LessonSession } from '../../state/lesson-session.ts';
import { endedLesson, leftOpen, type EndedLesson, type LeftOpen } from '../ended-lesson.ts';

/** What may be said after the end of a lesson: what was done, and where to go on. It contains no question and no solution. */
export type PostCompletionContext = EndedLesson & {
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
export type PostCompletionSecret = { left: LeftOpen; said: readonly string[] };

const longestMessage = 600;

/** Returns what the tutor is told about a finished lesson when the student writes again. */
export function postCompletionContext(
  session: LessonSession,
  message: string,
  heard: Heard,
): { context: PostCompletionContext; secret: PostCompletionSecret } {
  const { last_question, conversation_history, full_conversation_log } = session;
  return {
    context: {
      ...endedLesson(session),
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
      left: leftOpen(last_question, message),
      said: full_conversation_log.flatMap(({ role, text }) => (role === 'tutor' ? [text] : [])),
    },
  };
}
