import type { Pacing } from '../../support/progress/pacing.ts';
import type { TurnSignals } from './master-tutor-context.ts';
import { mostSentences } from './brevity.ts';
import { isComplete, type LessonSession } from '../../state/lesson-session.ts';
import { pacingDirective } from './pacing-directive.ts';
import { averageMastery } from '../../support/progress/step-progress.ts';
import { studentStyle, type WrittenMessage } from './student-style.ts';

/** Returns how fast to go and how she writes, from the lesson before the turn and the message that is answered now. */
export function turnSignals(session: LessonSession, message: WrittenMessage): TurnSignals {
  const { signal, directive } = pacingDirective({
    turn: session.turn_count + 1,
    average_mastery: averageMastery(session),
    trend: session.session_summary.progress_trend,
    wrong_answers: wrongSinceRight(session),
    is_complete: isComplete(session),
    pace_preference: session.pace_preference,
  });
  const written = session.full_conversation_log.filter(({ role }) => role === 'student');
  const style = studentStyle([...written, message]);
  return {
    directive: { signal, words: directive },
    style: { length: style.kind, words: style.directive },
    message: message.text,
  };
}

/** Returns how fast to go and how short to be, for choosing what is taught and asked in this turn. */
export function pacingOf(session: LessonSession, message: WrittenMessage): Pacing {
  const { directive, style } = turnSignals(session, message);
  const isShort = directive.signal === 'TURN 1' || directive.signal === 'SIMPLIFY' || directive.signal === 'ACCELERATE';
  const most = mostSentences({ directive, style });
  return { signal: directive.signal, most, brief: most !== null || isShort || session.pace_preference === 'fast' };
}

/** Counts the wrong answers since the student's last right one, over all questions of the lesson. */
function wrongSinceRight({ closed_questions, last_question }: LessonSession): number {
  const lastRight = closed_questions.findLastIndex(({ end }) => end === 'right_unaided' || end === 'right_aided');
  const since = closed_questions.slice(lastRight + 1).reduce((sum, { wrong_attempts }) => sum + wrong_attempts, 0);
  return since + (last_question?.wrong_attempts ?? 0);
}
