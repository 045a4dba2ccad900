import type { LessonMessage, PacePreference } from '@stoa/schema/lesson';
import type { StepExample } from '@stoa/schema/study-plan';
import type { SkillStates } from '../../mastery/skill-state.ts';
import type { Ask } from '../../turn/ask.ts';
import type { Moment } from '../../turn/tutor.ts';
import type { LessonApplied } from './turn/apply-turn.ts';
import { questionOf } from './turn/choose-onward.ts';
import { useWay } from './support/explaining.ts';
import type { LessonSession, StudentContext } from './state/lesson-session.ts';
import { LessonTurnRecord } from './turn/lesson-turn-record.ts';
import type { LessonWorld } from './state/lesson-world.ts';
import { posePlanQuestion, studentQuestion } from './questions/pose-question.ts';
import { pictureFor, shownExample } from './support/pictures/figure-shown.ts';
import { evenPacing } from './support/progress/pacing.ts';
import { stepAt } from './support/progress/step-progress.ts';
import type { Topic } from './state/topic.ts';
import type { Earlier } from './agents/welcome/welcome-context.ts';
import { speakWelcome } from './agents/welcome/speak-welcome.ts';

/** What a learner asks for when she begins. */
export type LessonRequest = {
  session_id: string;
  topic: Topic;
  student_context: StudentContext;
  pace_preference: PacePreference;
  allow_extension: boolean;
  /** How her last lesson on this topic ended; null if there was none. */
  earlier: Earlier;
  /** For a preview: the step to begin at, without the welcome and the opening question. */
  from_step?: number | undefined;
};

/** Begins a lesson, with the welcome and the one simple question of the first turn (lesson spec, TURN 1). */
export async function startLesson(
  world: LessonWorld,
  skills: SkillStates,
  request: LessonRequest,
  ask: Ask,
  moment: Moment,
): Promise<LessonApplied> {
  const session = freshSession(request, moment);
  if (request.from_step !== undefined) return startAtStep(world, skills, session, request.from_step, moment);
  const opening = posePlanQuestion(request.topic.plan.opening, {
    question_id: 'q1',
    step: 0,
    concept: request.topic.plan.opening.concept,
    turn: 0,
  });
  const welcome = await speakWelcome(session, opening, request.earlier, ask);
  const turn = new LessonTurnRecord(world, { session, skills }, moment);
  turn.pose(opening, 'the opening of the lesson', welcome.by);
  const message = turn.say({
    role: 'tutor',
    text: welcome.text,
    act: 'welcome',
    example: null,
    question: studentQuestion(opening),
    judged: null,
  });
  return begun(turn, message, null, moment);
}

/** Begins at a step, as if those before it had been passed over. Errors  throws if the plan has no such step. */
function startAtStep(
  world: LessonWorld,
  skills: SkillStates,
  fresh: LessonSession,
  from_step: number,
  moment: Moment,
): LessonApplied {
  const session = { ...fresh, current_step: from_step };
  const first = questionOf(world, session, from_step, { random: moment.random, pacing: evenPacing });
  if (first === null) throw new RangeError(`step ${from_step} of ${session.topic.topic_id} has no question to begin with`);
  const { question, material } = first;
  const turn = new LessonTurnRecord(world, { session, skills }, moment);
  turn.session = useWay(turn.session, material.explanation);
  turn.pose(question, `step ${from_step} of the lesson “${session.topic.title}”`, null);
  const message = turn.say({
    role: 'tutor',
    text: [`We begin at step ${from_step}: ${stepAt(session, from_step)?.title}.`, material.explanation ?? '']
      .join('\n\n')
      .trim(),
    act: 'teach',
    ...pictureFor(session, material.explanation),
    example: material.example === null ? null : shownExample(material.example),
    question: studentQuestion(question),
    judged: null,
  });
  return begun(turn, message, material.example, moment);
}

/** Finishes the first turn: nothing was answered, so no mastery has changed. */
function begun(
  turn: LessonTurnRecord,
  message: LessonMessage,
  example: StepExample | null,
  { turnId }: Pick<Moment, 'turnId'>,
): LessonApplied {
  turn.exposeQuestions(null, example);
  return { ...turn.finish(), checkpoint: null, reply: { turn_id: turnId, message } };
}

/** Returns a lesson in which nothing has been said yet. */
export const freshSession = (
  { session_id, topic, student_context, pace_preference, allow_extension }: Omit<LessonRequest, 'earlier' | 'from_step'>,
  { now }: Pick<Moment, 'now'>,
): LessonSession => ({
  schema: 6,
  session_id,
  version: 0,
  started_at: now.toISOString(),
  turn_count: 0,
  topic,
  current_step: 1,
  mastery_estimates: {},
  misconceptions: [],
  last_question: null,
  awaiting_reason: null,
  just_answered: null,
  closed_questions: [],
  ways_used: {},
  challenge_from: null,
  conversation_history: [],
  full_conversation_log: [],
  session_summary: { turn_timeline: [], progress_trend: 'steady', concepts_taught: [] },
  student_context,
  pace_preference,
  allow_extension,
  extension: 'none',
  off_topic_count: 0,
  warning_count: 0,
  safety_flags: [],
  ended: null,
  awaiting_graph: [],
});
