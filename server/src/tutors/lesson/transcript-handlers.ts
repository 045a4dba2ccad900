import { misconceptionsSeen } from '@stoa/engine/tutors/lesson/teacher/misconceptions-seen';
import { stuckOn } from '@stoa/engine/tutors/lesson/teacher/stuck-on';
import { worthAWord } from '@stoa/engine/tutors/lesson/teacher/worth-a-word';
import { lessonDefinition } from '@stoa/engine/tutors/lesson/lesson-definition';
import { isComplete, totalSteps } from '@stoa/engine/tutors/lesson/state/lesson-session';
import type { lessons as contracts } from '@stoa/schema/contracts/lessons';
import type { HandlersOf } from '../../routes/handler.ts';
import type { LessonServices } from './lesson-services.ts';
import { lessonLine } from './lesson-lines.ts';

const aWeekMs = 7 * 24 * 60 * 60_000;

/** Handles transcripts of what learners and tutor said to each other, for those who look after the learners. */
export const transcriptHandlers = ({
  context: { store },
  lessons,
}: LessonServices): HandlersOf<Pick<typeof contracts, 'transcripts' | 'ofLearner' | 'worthAWord'>> => ({
  async transcripts({ query: { search, topic_id, flagged, ...page } }) {
    const { items, next_cursor } = await store.lessons.transcripts({
      search,
      topicId: topic_id,
      flagged: flagged === 'true',
      ...page,
    });
    const looks = await store.flags.looks(items.filter(({ flags }) => flags.length > 0).map(({ session_id }) => session_id));
    return {
      items: items.map(({ learner, learner_id, excerpt, flags, ...lesson }) => ({
        ...lessonLine({ ...lesson, learner_id, flags }),
        learner_id,
        learner,
        flags,
        looked_up_to:
          (looks.get(lesson.session_id) ?? [])
            .map(({ up_to }) => up_to)
            .toSorted()
            .at(-1) ?? null,
        excerpt,
      })),
      next_cursor,
    };
  },

  async ofLearner({ params, query }) {
    const { items, next_cursor } = await store.sessions.list(params.learnerId, [lessonDefinition.name], query);
    return {
      items: await Promise.all(
        items.map(async (record) => {
          const lesson = await lessons.session(record);
          const { topic, ended, current_step, turn_count } = lesson;
          return {
            session_id: record.id,
            topic_id: topic.topic_id,
            title: topic.title,
            subject: topic.subject,
            how: ended?.how ?? (isComplete(lesson) ? ('completed' as const) : ('under_way' as const)),
            current_step: Math.min(current_step, totalSteps(lesson)),
            total_steps: totalSteps(lesson),
            turn_count,
            started_at: record.created_at,
            updated_at: record.updated_at,
            stuck_on: stuckOn(lesson),
            misconceptions: misconceptionsSeen(lesson),
            worth_a_word: worthAWord(lesson),
          };
        }),
      ),
      next_cursor,
    };
  },

  async worthAWord({ now }) {
    const since = new Date(now.getTime() - aWeekMs);
    const told = await Promise.all(
      (await store.lessons.withFeelings(since)).map(async ({ learner, ...record }) => {
        const lesson = await lessons.session(record);
        const signs = worthAWord(lesson).filter(({ at }) => at >= since.toISOString());
        return { session_id: record.id, learner_id: record.learner_id, learner, title: lesson.topic.title, signs };
      }),
    );
    return { items: told.filter(({ signs }) => signs.length > 0) };
  },
});
