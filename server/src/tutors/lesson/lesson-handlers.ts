import { lessonSummary } from '@stoa/engine/tutors/lesson/lesson-summary';
import { lessonView } from '@stoa/engine/tutors/lesson/lesson-view';
import { misconceptionsSeen } from '@stoa/engine/tutors/lesson/teacher/misconceptions-seen';
import { ownLesson } from '@stoa/schema/contracts/lessons';
import type { lessons as contracts } from '@stoa/schema/contracts/lessons';
import { issueLineTicket } from '../../auth/line-ticket.ts';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { LessonServices } from './lesson-services.ts';
import { endsOfLessons, lessonLine } from './lesson-lines.ts';
import { conceptsOfTopic } from './concepts-of-topic.ts';
import { lessonsUnderWay, topicStanding } from './topic-standing.ts';

type Own = Pick<
  typeof contracts,
  | 'start'
  | 'step'
  | 'lineTicket'
  | 'summary'
  | 'list'
  | 'history'
  | 'stats'
  | 'scorecard'
  | 'subtopicProgress'
  | 'replay'
  | 'state'
  | 'agentLogs'
>;

/** The eleven routes of the lesson specification, and the ticket for its live line. */
export const lessonHandlers = ({ context, context: { store }, lessons, callers }: LessonServices): HandlersOf<Own> => ({
  async start({ caller, body, key, replayed }) {
    const { kind, reply, safety } = await lessons.start(caller, body, key);
    if (kind === 'repeated') replayed();
    return { session_id: reply.view.session_id, first_turn: reply, safety };
  },

  async step({ caller, session, key, beginning, body, replayed }) {
    const { kind, reply } = await lessons.turn(caller, session, { key, beginning }, body);
    if (kind === 'repeated') replayed();
    return reply;
  },

  summary: async ({ session }) => lessonSummary(await lessons.session(session)),

  async list({ caller, query }) {
    const { items, next_cursor } = await store.lessons.history(caller.id, query);
    return { items: items.map(lessonLine), next_cursor };
  },

  async history({ caller, query: { topic_id, subject, how, since, until, ...page } }) {
    const { items, next_cursor } = await store.lessons.history(caller.id, {
      topicId: topic_id,
      subject,
      how,
      since: since === undefined ? undefined : new Date(since),
      until: until === undefined ? undefined : new Date(until),
      ...page,
    });
    return { items: items.map(lessonLine), next_cursor };
  },

  async stats({ caller }) {
    const all = await store.lessons.all(caller.id);
    return {
      lessons: all.length,
      completed: all.filter(({ how }) => how === 'completed').length,
      under_way: lessonsUnderWay(all).length,
      turns: all.reduce((sum, { turn_count }) => sum + turn_count, 0),
      questions: endsOfLessons(all),
      topics: new Set(all.map(({ topic_id }) => topic_id)).size,
      days: new Set(all.map(({ started_at }) => started_at.slice(0, 10))).size,
      last_at:
        all
          .map(({ updated_at }) => updated_at)
          .toSorted()
          .at(-1) ?? null,
    };
  },

  async scorecard({ caller }) {
    const [plans, all] = await Promise.all([lessons.plans.all(), store.lessons.all(caller.id)]);
    const topics = plans.map(({ guideline }) => {
      const { guideline_id, title, subject, plan, guidelines } = guideline;
      const of = all.filter(({ topic_id }) => topic_id === guideline_id);
      const met = new Map(of.flatMap(({ misconceptions }) => misconceptions.map(({ id, resolved }) => [id, resolved] as const)));
      return {
        subject,
        topic: {
          topic_id: guideline_id,
          title,
          lessons: of.length,
          completed: of.filter(({ how }) => how === 'completed').length,
          under_way: lessonsUnderWay(of).length,
          standing: topicStanding(of).standing,
          last_at: of.at(-1)?.updated_at ?? null,
          concepts: conceptsOfTopic(plan, of, context),
          misconceptions: guidelines.misconceptions
            .filter(({ id }) => met.has(id))
            .map(({ id, description }) => ({ description, resolved: met.get(id)! })),
        },
      };
    });
    const bySubject = Map.groupBy(topics, ({ subject }) => subject);
    return { subjects: [...bySubject].map(([subject, of]) => ({ subject, topics: of.map(({ topic }) => topic) })) };
  },

  async subtopicProgress({ caller }) {
    const [plans, all] = await Promise.all([lessons.plans.all(), store.lessons.all(caller.id)]);
    const lines = plans.map(({ guideline: { guideline_id, plan } }) => {
      const of = all.filter(({ topic_id }) => topic_id === guideline_id);
      const concepts = conceptsOfTopic(plan, of, context);
      const score = concepts.reduce((sum, { p_mastery }) => sum + p_mastery, 0) / concepts.length;
      return [guideline_id, { score, lessons: of.length, standing: topicStanding(of).standing }] as const;
    });
    return { topics: Object.fromEntries(lines) };
  },

  async replay({ session, caller }) {
    const learner = await store.accounts.find(session.learner_id);
    const looksAfter = caller.role === 'teacher' || caller.role === 'admin';
    const lesson = await lessons.session(session);
    const { session_id, topic, started_at, session_summary } = lesson;
    const { path, is_complete, messages } = lessonView(lesson);
    return {
      session_id,
      learner_id: session.learner_id,
      learner: learner?.name ?? '',
      flags: looksAfter ? lesson.safety_flags.map(({ kind, turn, at }) => ({ kind, turn, at })) : [],
      title: topic.title,
      how: lesson.ended?.how ?? (is_complete ? 'completed' : 'under_way'),
      started_at,
      path,
      misconceptions: misconceptionsSeen(lesson),
      reasons: lesson.closed_questions.flatMap(({ reason }) =>
        reason === undefined || reason.turn === null || reason.standing === null
          ? []
          : [{ turn: reason.turn, standing: reason.standing }],
      ),
      turn_timeline: session_summary.turn_timeline,
      messages,
    };
  },

  async lineTicket({ session, request, now }) {
    const sessionToken = await callers.sessionToken(request.headers);
    if (sessionToken === null) throw new RefusalError('sign_in_needed');
    const { ticket, expiresAt } = await issueLineTicket(store, { sessionToken, lessonId: session.id, now });
    return { ticket, expires_at: expiresAt.toISOString() };
  },

  async state({ session, caller }) {
    const lesson = await lessons.session(session);
    const learner = session.learner_id === caller.id ? undefined : await store.accounts.find(session.learner_id);
    return {
      ...lessonView(lesson),
      ...(learner !== undefined && { learner: learner?.name ?? '' }),
      ...((caller.role === 'author' || caller.role === 'admin') && { state: lesson }),
    };
  },

  async agentLogs({ params }) {
    const [session, items] = await Promise.all([
      store.sessions.find(params.sessionId),
      store.agentLogs.ofSession(params.sessionId),
    ]);
    if (session === null || !ownLesson.tutors.some((tutor) => tutor === session.tutor))
      throw new RefusalError('not_found', 'We couldn’t find that lesson.');
    return { items };
  },
});
