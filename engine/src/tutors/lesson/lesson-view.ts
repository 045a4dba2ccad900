import type { LessonView, LessonWish, PathStep } from '@stoa/schema/lesson';
import { saidOfMisconception } from './plan/said-of-misconception.ts';
import { isComplete, shownMessages, totalSteps, mayGoOn, type LessonSession } from './state/lesson-session.ts';
import { lessonSummary } from './lesson-summary.ts';
import { studentQuestion } from './questions/pose-question.ts';
import { pictureForQuestion } from './support/pictures/picture-for-question.ts';

/** Returns everything that a lesson's screen shows. No field is derived from the answer to the question in focus. */
export function lessonView(session: LessonSession): LessonView {
  const { topic, ended, last_question, awaiting_reason } = session;
  const complete = isComplete(session);
  const focus = ended === null ? last_question : null;
  return {
    session_id: session.session_id,
    version: session.version,
    topic: { topic_id: topic.topic_id, title: topic.title },
    path: topic.plan.steps.map(({ step, type, title }) => ({ step, type, title, standing: standingOf(session, step) })),
    current_step: Math.min(session.current_step, totalSteps(session)), // after the last step, the session counts one more
    total_steps: totalSteps(session),
    turn_count: session.turn_count,
    is_complete: complete,
    ended: ended?.how ?? null,
    question: focus === null ? null : studentQuestion(focus),
    reason_for: ended === null ? (awaiting_reason?.question_text ?? null) : null,
    mastery_estimates: session.mastery_estimates,
    misconceptions: misconceptionsOf(session),
    last_question:
      focus === null
        ? null
        : {
            question_text: focus.question_text,
            concept: focus.concept,
            wrong_attempts: focus.wrong_attempts,
            phase: focus.phase,
          },
    messages: shownMessages(session),
    pace_preference: session.pace_preference,
    extension: session.extension,
    summary: complete || ended !== null ? lessonSummary(session) : null,
    may: wishesOf(session),
  };
}

/** Returns the misconceptions that showed, in the words that a student is told, as in the summary. */
function misconceptionsOf({ topic, misconceptions }: LessonSession): LessonView['misconceptions'] {
  return misconceptions.flatMap(({ id, concept, resolved }) => {
    const known = topic.guidelines.misconceptions.find((one) => one.id === id);
    return known === undefined ? [] : [{ description: saidOfMisconception(known) ?? known.description, concept, resolved }];
  });
}

function standingOf({ current_step, closed_questions }: LessonSession, step: number): PathStep['standing'] {
  if (step === current_step) return 'now';
  if (step > current_step) return 'ahead';
  return closed_questions.some((one) => one.step === step && (one.end === 'right_unaided' || one.end === 'right_aided'))
    ? 'done'
    : 'skipped';
}

/** Returns what the student can ask for now with a button. */
function wishesOf(session: LessonSession): LessonWish[] {
  const { ended, last_question, awaiting_reason, extension, pace_preference } = session;
  if (ended !== null) return ended.how === 'left' && mayGoOn(session) ? ['continue'] : [];
  if (last_question === null) return extension === 'offered' || awaiting_reason !== null ? ['continue', 'finish'] : ['finish'];
  const untouched = last_question.wrong_attempts === 0 && session.challenge_from === null && !isComplete(session);
  return [
    'hint',
    'explain_differently',
    ...(hasOtherPicture(session, last_question) ? (['picture'] as const) : []),
    ...(pace_preference === 'slow' ? [] : (['slower'] as const)),
    ...(pace_preference === 'fast' ? [] : (['faster'] as const)),
    ...(untouched ? (['already_know'] as const) : []),
    'another_question',
    'finish',
  ];
}

/** True if there's a picture that isn't on the card already. */
function hasOtherPicture(session: LessonSession, question: NonNullable<LessonSession['last_question']>): boolean {
  const picture = pictureForQuestion(session, question);
  return picture !== null && picture.figure !== question.figure;
}
