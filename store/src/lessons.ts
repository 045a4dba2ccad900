import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { LearnerId } from '@stoa/schema/account';
import { TopicId } from '@stoa/schema/study-plan';
import { pageOf, placeOf } from './cursor.ts';
import type { Database } from './database.ts';
import type { LessonDigest, LessonStore } from './store.ts';

export const lessonStore = (db: Kysely<Database>): LessonStore => {
  const digests = () =>
    db
      .selectFrom('tutor_sessions')
      .where('tutor', '=', 'lesson')
      .select(['tutor_sessions.id', 'learner_id', 'created_at', 'updated_at'])
      .select(digest.as('digest'));

  return {
    async history(learner, { cursor, limit, topicId, subject, how, since, until }) {
      let query = digests()
        .where('learner_id', '=', learner)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      if (topicId !== undefined) query = query.where(sql<boolean>`state -> 'topic' ->> 'topic_id' = ${topicId}`);
      if (subject !== undefined) query = query.where(sql<boolean>`state -> 'topic' ->> 'subject' = ${subject}`);
      if (how !== undefined) query = query.where(sql<boolean>`${howEnded} = ${how}`);
      if (since !== undefined) query = query.where('created_at', '>=', since);
      if (until !== undefined) query = query.where('created_at', '<', until);
      if (cursor !== undefined) query = query.where(before(cursor));
      return pageOf(await query.execute(), limit, ({ created_at, id }) => ({ at: created_at, id }), lessonDigest);
    },

    async all(learner) {
      const rows = await digests().where('learner_id', '=', learner).orderBy('created_at').orderBy('id').execute();
      return rows.map(lessonDigest);
    },

    async transcripts({ cursor, limit, search, topicId, flagged }) {
      let query = digests()
        .innerJoin('user', 'user.id', 'tutor_sessions.learner_id')
        .select('user.name as learner')
        .select(excerptOf(search).as('excerpt'))
        .orderBy('created_at', 'desc')
        .orderBy('tutor_sessions.id', 'desc')
        .limit(limit + 1);
      if (topicId !== undefined) query = query.where(sql<boolean>`state -> 'topic' ->> 'topic_id' = ${topicId}`);
      if (flagged === true) query = query.where(sql<boolean>`jsonb_array_length(state -> 'safety_flags') > 0`);
      if (search !== undefined && search.trim() !== '') {
        const pattern = likePattern(search);
        query = query.where(
          sql<boolean>`("user".name ilike ${pattern} or state -> 'topic' ->> 'title' ilike ${pattern} or exists (
            select from jsonb_array_elements(state -> 'full_conversation_log') as message where message ->> 'text' ilike ${pattern}))`,
        );
      }
      if (cursor !== undefined) query = query.where(before(cursor));
      return pageOf(
        await query.execute(),
        limit,
        ({ created_at, id }) => ({ at: created_at, id }),
        (row) => ({ ...lessonDigest(row), learner: row.learner, excerpt: row.excerpt }),
      );
    },
  };
};

/** The words as they stand, whatever of them `like` would take for a sign of its own. */
const likePattern = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

function before(cursor: string) {
  const { at, id } = placeOf(cursor);
  return sql<boolean>`(created_at, tutor_sessions.id) < (${at}, ${id})`;
}

const howEnded = sql<LessonDigest['how']>`coalesce(state -> 'ended' ->> 'how',
  case when (state ->> 'current_step')::int > jsonb_array_length(state -> 'topic' -> 'plan' -> 'steps') then 'completed' else 'under_way' end)`;

/** Read in the database, so that neither plan nor conversation crosses the line for a list. */
const digest = sql<Omit<LessonDigest, 'session_id' | 'learner_id' | 'started_at' | 'updated_at'>>`jsonb_build_object(
  'topic_id', state -> 'topic' -> 'topic_id',
  'title', state -> 'topic' -> 'title',
  'subject', state -> 'topic' -> 'subject',
  'how', ${howEnded},
  'current_step', state -> 'current_step',
  'total_steps', jsonb_array_length(state -> 'topic' -> 'plan' -> 'steps'),
  'turn_count', state -> 'turn_count',
  'ends', jsonb_path_query_array(state, '$.closed_questions[*].end'),
  'misconceptions', state -> 'misconceptions',
  'flags', state -> 'safety_flags')`;

/** The first message in which the words stand, cut to what is around them; null where they stand elsewhere or nothing is searched for. */
const excerptOf = (search: string | undefined) =>
  search === undefined || search.trim() === ''
    ? sql<string | null>`null::text`
    : sql<string | null>`(
        select substr(message ->> 'text', greatest(1, position(lower(${search.trim()}::text) in lower(message ->> 'text')) - 60), 180)
        from jsonb_array_elements(state -> 'full_conversation_log') as message
        where message ->> 'text' ilike ${likePattern(search)} limit 1)`;

type Row = {
  id: string;
  learner_id: string;
  created_at: Date;
  updated_at: Date;
  digest: Omit<LessonDigest, 'session_id' | 'learner_id' | 'started_at' | 'updated_at'>;
};

const lessonDigest = ({ id, learner_id, created_at, updated_at, digest: read }: Row): LessonDigest => ({
  ...read,
  topic_id: TopicId.parse(read.topic_id),
  misconceptions: read.misconceptions.map(({ id: name, resolved }) => ({ id: name, resolved })),
  flags: read.flags.map(({ kind, turn, at }) => ({ kind, turn, at })),
  session_id: id,
  learner_id: LearnerId.parse(learner_id),
  started_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
