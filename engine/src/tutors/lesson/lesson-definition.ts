import { z } from 'zod';
import { actNames, askedAbout, feelings, wishes } from '../../hearing/act.ts';
import { safetyAgent } from '../../safety/safety-agent.ts';
import { defineTutor } from '../../turn/tutor-definition.ts';
import { masterTutorAgent } from './agents/master-tutor/master-tutor-agent.ts';
import { postCompletionAgent } from './agents/post-completion/post-completion-agent.ts';
import { sessionSummaryAgent } from './agents/session-summary/session-summary-agent.ts';
import { welcomeAgent } from './agents/welcome/welcome-agent.ts';
import { Heard } from './hearing/heard.ts';
import { LessonSession, LoggedMessage, Question } from './state/lesson-session.ts';
import { StoredLesson } from './state/stored-lesson.ts';
import { Topic } from './state/topic.ts';

const session = LessonSession.shape;
const question = Question.shape;
const topic = Topic.shape;

/** What was heard in a student's message, without the values read from her words: these are in the form of what judges them. */
const heardOfHer = z.object({
  act: z.enum(actNames),
  text: z.string(),
  about: z.enum(askedAbout).optional(),
  wish: z.enum(wishes).optional(),
  feeling: z.enum(feelings).optional(),
  start: z.int(),
  end: z.int(),
  confidence: z.number(),
});

/** What a learner may export from a lesson: not its plan, nor anything that judges the question in focus. */
const exported = z.object({
  schema: z.int(),
  session_id: session.session_id,
  version: session.version,
  started_at: session.started_at,
  turn_count: session.turn_count,
  topic: z.object({
    topic_id: topic.topic_id,
    plan_version: topic.plan_version,
    title: topic.title,
    subject: topic.subject,
    syllabus: topic.syllabus,
    grade: topic.grade,
    skills: topic.skills,
  }),
  current_step: session.current_step,
  mastery_estimates: session.mastery_estimates,
  misconceptions: session.misconceptions,
  last_question: z
    .object({
      question_id: question.question_id,
      source: question.source,
      step: question.step,
      question_text: question.question_text,
      concept: question.concept,
      wrong_attempts: question.wrong_attempts,
      previous_student_answers: question.previous_student_answers,
      phase: question.phase,
      aided: question.aided,
      counted: question.counted,
      exposed: question.exposed,
      help_given: question.help_given,
      asked_at_turn: question.asked_at_turn,
    })
    .nullable(),
  closed_questions: session.closed_questions,
  ways_used: session.ways_used,
  challenge_from: session.challenge_from,
  conversation_history: session.conversation_history,
  full_conversation_log: z.array(LoggedMessage.extend({ heard: Heard.extend({ acts: z.array(heardOfHer) }).optional() })),
  session_summary: session.session_summary,
  student_context: session.student_context,
  pace_preference: session.pace_preference,
  allow_extension: session.allow_extension,
  extension: session.extension,
  off_topic_count: session.off_topic_count,
  warning_count: session.warning_count,
  safety_flags: session.safety_flags,
  ended: session.ended,
  closing_words: session.closing_words,
});

const ends = { completed: 'finished', left: 'stopped for the day', needs_help: 'needs help', limit: 'ended' } as const;

const lessonActivity = z
  .object({
    topic: z.object({
      title: z.string(),
      total_steps: z.int().optional(),
      plan: z.object({ steps: z.array(z.unknown()) }).optional(),
    }),
    current_step: session.current_step,
    ended: session.ended,
  })
  .transform(({ topic, current_step, ended }) => {
    const total = topic.total_steps ?? topic.plan?.steps.length ?? 0;
    const how = ended?.how ?? (current_step > total ? 'completed' : null);
    return {
      title: topic.title,
      detail: `Lesson · ${how === null ? `step ${current_step} of ${total}` : ends[how]}`,
      over: how !== null && how !== 'left',
    };
  });

const lesson = {
  leadsBackTo: 'the math',
  state: StoredLesson,
  exported,
  activity: lessonActivity,
  agents: [masterTutorAgent, welcomeAgent, postCompletionAgent, sessionSummaryAgent, safetyAgent],
} as const;

/** The lesson tutor, as listed in the registry. */
export const lessonDefinition = defineTutor({
  name: 'lesson',
  ...lesson,
  evidence: { lesson: 'practice' },
  flags: true,
  leavesTraces: true,
});

/**
 * An author's own lesson on a draft. It's a separate tutor and not a mode of the lesson: its name in the store alone then says
 * that nothing in it counts, is flagged or is listed, and code that reads sessions can't forget to check a mode.
 */
export const lessonPreviewDefinition = defineTutor({
  name: 'lesson_preview',
  ...lesson,
  evidence: {},
  flags: false,
  leavesTraces: false,
});
