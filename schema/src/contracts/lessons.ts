import { z } from 'zod';
import { LearnerId } from '../account.ts';
import { AgentLog, Difference } from '../agent-log.ts';
import {
  LessonInput,
  LessonMessage,
  LessonReply,
  LessonSummary,
  LessonView,
  PacePreference,
  PathStep,
  ReasonStanding,
} from '../lesson.ts';
import { SkillRef } from '../practice.ts';
import { SafetyReply } from '../safety-reply.ts';
import { Probability, SkillId } from '../skill.ts';
import { ShownFigure } from '../figure/figure.ts';
import { Guideline, TopicId } from '../study-plan.ts';
import { contract } from './contract.ts';
import { LessonLine, lessonHow } from './lesson-line.ts';
import { PageQuery, page } from './page.ts';
import { planBytes, planDraftContracts } from './plan-drafts.ts';
import { SeenMisconception, studentLessonContracts } from './student-lessons.ts';

/** A lesson, or an author's preview of a draft. */
const tutors = ['lesson', 'lesson_preview'] as const;
export const ownLesson = { who: 'signed_in', owns: 'session', tutors } as const;
/** Readable by its student and by those who look after her: teachers and admins. */
const readable = { who: 'signed_in', owns: 'transcript', tutors } as const;
const makers = ['author', 'admin'] as const;
const keepers = ['teacher', 'admin'] as const;
/** A time in a query. The year 0, which some calendars have, is refused because databases don't know it. */
const moment = z.iso.datetime({ offset: true }).refine((text) => !text.startsWith('0000'), 'The year should be 1 or later.');
const SessionParams = z.object({ sessionId: z.uuid() });
/** The message for her if something that she typed was flagged. */
const safety = SafetyReply.nullable();

/** What a teacher has to see of a lesson: what was flagged, in which turn, and when. */
const Flag = z.strictObject({ kind: z.string(), turn: z.int(), at: z.iso.datetime() });

/** A topic that a student can choose. */
export const TopicCard = z.strictObject({
  topic_id: TopicId,
  title: z.string(),
  summary: z.string(),
  syllabus: z.string(),
  subject: Guideline.shape.subject,
  grade: z.int(),
  steps: z.int(),
  minutes: z.int(), // approximate, from the number of steps
  skills: z.array(SkillRef), // that it teaches, in the topic's order
  /** Her standing in it: her latest lesson on it, and whether its skills are mastered. */
  standing: z.enum(['new', 'under_way', 'completed', 'needs_help']),
  session_id: z.string().nullable(), // of the lesson under way
  /** Words that find it in a search: its concepts, objectives, and skills by name, and what students call it. */
  search_terms: z.array(z.string()),
});
export type TopicCard = z.infer<typeof TopicCard>;

/**
 * Her standing in a concept, by its own questions in her lessons: `mastered` only by what she did without help, and more than
 * once. What she shows in practice belongs to the skill, which several concepts may share, and is shown with the skill.
 */
const ConceptProgress = z.strictObject({
  concept: z.string(),
  name: z.string(),
  skill_id: SkillId,
  p_mastery: Probability,
  standing: z.enum(['not_started', 'learning', 'mastered']),
});

export const PlanFinding = z.strictObject({ at: z.string(), says: z.string(), severity: z.enum(['error', 'warning']) });

/** The eleven routes of the lesson specification, under /api, and those of its pages for teachers and authors. */
export const lessons = {
  start: contract({
    method: 'POST',
    path: '/api/sessions',
    summary: 'Begin a lesson and get its first turn',
    access: { who: 'signed_in', owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({
      student: z
        .strictObject({
          id: z.string().optional(), // the caller's own; naming another learner is refused
          grade: z.int().min(1).max(12).nullable().default(null),
          prefs: z
            .strictObject({
              style: z.enum(['simple', 'standard', 'advanced']).default('standard'),
              lang: z.enum(['en', 'english']).default('en'),
              pace: PacePreference.default('normal'),
            })
            .prefault({}),
        })
        .prefault({}),
      goal: z.strictObject({
        topic: z.string().max(200).optional(),
        syllabus: z.string().max(200).optional(),
        learning_objectives: z.array(z.string().max(300)).max(20).optional(),
        guideline_id: TopicId.optional(), // without it, the topic that best fits the words is chosen
      }),
      allow_extension: z.boolean().default(true), // whether the lesson may go on beyond the plan's end if she does very well
    }),
    response: z.strictObject({ session_id: z.string(), first_turn: LessonReply, safety }),
  }),
  step: contract({
    method: 'POST',
    path: '/api/sessions/:sessionId/step',
    summary: 'Say something: an answer, words, or a wish; get the next turn',
    access: ownLesson,
    idempotent: true,
    params: SessionParams,
    body: z.preprocess(withKind, LessonInput),
    response: LessonReply,
  }),
  lineTicket: contract({
    method: 'POST',
    path: '/api/sessions/:sessionId/line-tickets',
    summary: 'A ticket that opens one live line of the lesson once, within half a minute: /sessions/ws/{sessionId}?ticket=…',
    access: ownLesson,
    params: SessionParams,
    response: z.strictObject({ ticket: z.string(), expires_at: z.iso.datetime() }),
  }),
  summary: contract({
    method: 'GET',
    path: '/api/sessions/:sessionId/summary',
    summary: 'What a lesson came to',
    access: readable,
    params: SessionParams,
    response: LessonSummary,
  }),
  list: contract({
    method: 'GET',
    path: '/api/sessions',
    summary: 'Own lessons, newest first',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(LessonLine),
  }),
  history: contract({
    method: 'GET',
    path: '/api/sessions/history',
    summary: 'Own lessons by topic, subject, outcome and time, newest first',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object({
      topic_id: TopicId.optional(),
      subject: Guideline.shape.subject.optional(),
      how: lessonHow.optional(),
      since: moment.optional(),
      until: moment.optional(),
      ...PageQuery,
    }),
    response: page(LessonLine),
  }),
  stats: contract({
    method: 'GET',
    path: '/api/sessions/stats',
    summary: 'What own lessons add up to',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({
      lessons: z.int(),
      completed: z.int(),
      under_way: z.int(), // those she can go on with: the last one of each topic, if it is under way or was left
      turns: z.int(),
      questions: z.strictObject({ right_unaided: z.int(), right_aided: z.int(), told: z.int(), left: z.int() }),
      topics: z.int(),
      days: z.int(), // on which there was a lesson
      last_at: z.iso.datetime().nullable(),
    }),
  }),
  scorecard: contract({
    method: 'GET',
    path: '/api/sessions/scorecard',
    summary: 'Every topic with its concepts: what was shown, what is left',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({
      subjects: z.array(
        z.strictObject({
          subject: Guideline.shape.subject,
          topics: z.array(
            z.strictObject({
              topic_id: TopicId,
              title: z.string(),
              lessons: z.int(),
              completed: z.int(),
              under_way: z.int(), // those she can go on with: the last one of each topic, if it is under way or was left
              standing: TopicCard.shape.standing,
              last_at: z.iso.datetime().nullable(),
              concepts: z.array(ConceptProgress),
              misconceptions: z.array(z.strictObject({ description: z.string(), resolved: z.boolean() })),
            }),
          ),
        }),
      ),
    }),
  }),
  subtopicProgress: contract({
    method: 'GET',
    path: '/api/sessions/subtopic-progress',
    summary: 'The lightweight map: one line for each topic',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({
      topics: z.record(z.string(), z.strictObject({ score: Probability, lessons: z.int(), standing: TopicCard.shape.standing })),
    }),
  }),
  replay: contract({
    method: 'GET',
    path: '/api/sessions/:sessionId/replay',
    summary: 'The whole conversation, with what was decided turn by turn',
    access: readable,
    params: SessionParams,
    response: z.strictObject({
      session_id: z.string(),
      learner_id: LearnerId,
      learner: z.string(), // her name, as her teachers know her
      flags: z.array(Flag), // for teachers and admins; empty for the student herself
      title: z.string(),
      how: lessonHow,
      started_at: z.iso.datetime(),
      path: z.array(PathStep),
      // In the plan's words for teachers; the summary uses the words for students.
      misconceptions: z.array(SeenMisconception),
      /** Where she was asked how she saw a right answer: the turn of her reply, and how her reason was judged. */
      reasons: z.array(z.strictObject({ turn: z.int(), standing: ReasonStanding })),
      turn_timeline: z.array(z.string()),
      messages: z.array(LessonMessage),
    }),
  }),
  state: contract({
    method: 'GET',
    path: '/api/sessions/:sessionId',
    summary:
      'A lesson as its student left it. Her teachers and admins may read it, and are told whose it is, in `learner`. An admin, and an author of a lesson that she took herself, also gets the session state behind it, in `state`',
    access: readable,
    params: SessionParams,
    response: LessonView.extend({ learner: z.string().optional(), state: z.unknown().optional() }),
  }),
  agentLogs: contract({
    method: 'GET',
    path: '/api/sessions/:sessionId/agent-logs',
    summary: 'Which agents spoke in a lesson, from where and why, without a word of prompt or reply',
    access: { who: makers, owns: 'nothing' },
    params: SessionParams,
    response: z.strictObject({ items: z.array(AgentLog) }),
  }),
  /** Curriculum discovery. */
  curriculum: contract({
    method: 'GET',
    path: '/api/curriculum',
    summary: 'The topics that can be taught, with how each stands for the caller',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object({
      subject: Guideline.shape.subject.optional(),
      grade: z.coerce.number().int().min(1).max(12).optional(),
      search: z.string().max(100).optional(),
    }),
    response: z.strictObject({ topics: z.array(TopicCard), safety }),
  }),
  searched: contract({
    method: 'POST',
    path: '/api/curriculum/searches',
    summary: 'Says what is searched for on a page that finds topics by itself, so that a cry for help in it is heard',
    access: { who: 'signed_in', owns: 'nothing' },
    body: z.strictObject({ search: z.string().max(100) }),
    response: z.strictObject({ safety }),
  }),
  topic: contract({
    method: 'GET',
    path: '/api/curriculum/:topicId',
    summary: 'One topic: what it is about and the steps on the way, with no answer in it',
    access: { who: 'signed_in', owns: 'nothing' },
    params: z.object({ topicId: TopicId }),
    response: TopicCard.extend({
      learning_objectives: z.array(z.string()),
      prerequisites: z.array(z.string()),
      path: z.array(PathStep.omit({ standing: true })),
    }),
  }),
  transcripts: contract({
    method: 'GET',
    path: '/api/lesson-transcripts',
    summary: 'Lessons of the learners, newest first, searchable by words, topic and learner; flagged ones alone if wanted',
    access: { who: keepers, owns: 'nothing' },
    query: z.object({
      search: z.string().max(100).optional(),
      topic_id: TopicId.optional(),
      flagged: z.enum(['true', 'false']).optional(),
      ...PageQuery,
    }),
    response: page(
      LessonLine.extend({
        learner_id: LearnerId,
        learner: z.string(), // her name, as her teachers know her
        flags: z.array(Flag),
        looked_up_to: z.iso.datetime().nullable(), // the newest flag that somebody has looked at
        excerpt: z.string().nullable(), // the place where the searched words occur
      }),
    ),
  }),
  ...studentLessonContracts,
  plans: contract({
    method: 'GET',
    path: '/api/lesson-plans',
    summary: 'Every plan with its version and what the validator says of it',
    access: { who: makers, owns: 'nothing' },
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          topic_id: TopicId,
          title: z.string(),
          subject: Guideline.shape.subject,
          version: z.int(),
          edited: z.boolean(), // by an author of this server
          published_at: z.iso.datetime(),
          findings: z.int().nullable(), // null while the validator is still reading the plan
        }),
      ),
    }),
  }),
  plan: contract({
    method: 'GET',
    path: '/api/lesson-plans/:topicId',
    summary: 'A plan whole, answers and all',
    access: { who: makers, owns: 'nothing' },
    params: z.object({ topicId: TopicId }),
    response: z.strictObject({ version: z.int(), edited: z.boolean(), guideline: Guideline, findings: z.array(PlanFinding) }),
  }),
  planVersions: contract({
    method: 'GET',
    path: '/api/lesson-plans/:topicId/versions',
    summary: 'Every version of a plan, newest first: when it was published, and by whom',
    access: { who: makers, owns: 'nothing' },
    params: z.object({ topicId: TopicId }),
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          version: z.int(),
          published_at: z.iso.datetime(),
          by: z.string().nullable(), // her name; null if it came with the content, or her account is gone
          from_content: z.boolean(),
        }),
      ),
    }),
  }),
  planOpinions: contract({
    method: 'GET',
    path: '/api/lesson-plans/:topicId/second-opinions',
    summary: 'Where models saw turns of this topic’s lessons otherwise than was decided, the most frequent first',
    access: { who: makers, owns: 'nothing' },
    params: z.object({ topicId: TopicId }),
    response: z.strictObject({
      items: z.array(z.strictObject({ ...Difference.shape, times: z.int(), last_at: z.iso.datetime() })),
    }),
  }),
  planVersion: contract({
    method: 'GET',
    path: '/api/lesson-plans/:topicId/versions/:version',
    summary: 'A version of a plan as it was published, answers and all',
    access: { who: makers, owns: 'nothing' },
    params: z.object({ topicId: TopicId, version: z.coerce.number().int().min(1).max(1_000_000) }),
    response: z.strictObject({ version: z.int(), guideline: Guideline }),
  }),
  checkPlan: contract({
    method: 'POST',
    path: '/api/lesson-plans/check',
    summary: 'What the validator says of a draft, and what of it can be previewed already; nothing is stored',
    access: { who: makers, owns: 'nothing' },
    bodyBytes: planBytes,
    body: z.strictObject({ guideline: z.unknown() }),
    response: z.strictObject({
      findings: z.array(PlanFinding),
      can_preview_from: z.array(z.int()), // 0: the opening question; otherwise the numbers of finished steps
      pictures: z.array(ShownFigure.extend({ at: z.string() })), // those that can already be drawn, by their places
    }),
  }),
  publishPlan: contract({
    method: 'PUT',
    path: '/api/lesson-plans/:topicId',
    summary: 'Publish a plan: new lessons take it, lessons under way keep theirs. Refused while the validator finds an error',
    access: { who: makers, owns: 'nothing' },
    bodyBytes: planBytes,
    params: z.object({ topicId: TopicId }),
    body: z.strictObject({
      guideline: Guideline,
      expected_version: z.int().min(0), // 0: a new topic
      draft_revision: z.int().min(1).optional(), // the revision of the author's own draft that this is; the draft is deleted on publishing
    }),
    response: z.strictObject({ version: z.int() }),
  }),
  previewPlan: contract({
    method: 'POST',
    path: '/api/lesson-plans/preview',
    summary: 'Begin a lesson of one’s own on what is finished of a draft, as a student would have it; it moves no mastery',
    access: { who: makers, owns: 'nothing' },
    bodyBytes: planBytes,
    body: z.strictObject({
      guideline: z.unknown(), // a draft; unfinished steps are left out
      from_step: z.int().min(1).optional(), // the step to start at, by the draft's number; without it, the opening question
    }),
    response: z.strictObject({
      session_id: z.string(),
      first_turn: LessonReply,
      left_out: z.array(z.int()), // the unfinished steps, by the draft's numbers
    }),
  }),
  ...planDraftContracts,
};

/** Adds a kind to input without one, from programs that know only the specification. */
function withKind(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'message' in body && !('kind' in body)
    ? { kind: 'message', ...body }
    : body;
}
