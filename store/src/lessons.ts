import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { LearnerId } from '@stoa/schema/account';
import { TopicId } from '@stoa/schema/study-plan';
import { cursorAt, pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { sessionRecord } from './sessions.ts';
import type { LessonDigest, LessonStore } from './store.ts';

export const lessonStore = (db: Kysely<Database>): LessonStore => {
  const lessons = () => db.selectFrom('tutor_sessions').where('tutor', '=', 'lesson');
  const digests = () => lessons().select(['id', 'learner_id', 'created_at', 'updated_at']).select(digest.as('digest'));

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
      return pageOf(await query.execute(), limit, placeOfRow, lessonDigest);
    },

    async all(learner) {
      const rows = await digests().where('learner_id', '=', learner).orderBy('created_at').orderBy('id').execute();
      return rows.map(lessonDigest);
    },

    async transcripts({ cursor, limit, search, topicId, flagged }) {
      const words = search?.trim() ?? '';
      const readsEach = words !== '' || topicId !== undefined;
      let newest = lessons().orderBy('created_at', 'desc').orderBy('id', 'desc');
      if (flagged === true) newest = newest.where(isFlagged);
      if (cursor !== undefined) newest = newest.where(before(cursor));
      const window = newest
        .select(['id', 'learner_id', 'created_at', 'updated_at', 'state'])
        .limit(readsEach ? mostRead : limit + 1);
      let query = db
        .selectFrom(window.as('lesson'))
        .innerJoin('user', 'user.id', 'lesson.learner_id')
        .select(['lesson.id', 'lesson.learner_id', 'lesson.created_at', 'lesson.updated_at', 'user.name as learner'])
        .select([digest.as('digest'), excerptOf(words).as('excerpt')])
        .orderBy('lesson.created_at', 'desc')
        .orderBy('lesson.id', 'desc')
        .limit(limit + 1);
      if (topicId !== undefined) query = query.where(sql<boolean>`state -> 'topic' ->> 'topic_id' = ${topicId}`);
      if (words !== '') query = query.where(holds(words));
      const rows = await query.execute();
      const page = pageOf(rows, limit, placeOfRow, (row) => ({
        ...lessonDigest(row),
        learner: row.learner,
        excerpt: row.excerpt,
      }));
      if (page.next_cursor !== null || !readsEach) return page;
      const end = await newest
        .select(['id', 'created_at'])
        .offset(mostRead - 1)
        .limit(1)
        .executeTakeFirst();
      return end === undefined ? page : { ...page, next_cursor: cursorAt(placeOfRow(end)) };
    },

    async withFeelings(since) {
      const newest = lessons()
        .selectAll()
        .where('updated_at', '>=', since)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostReadForFeelings);
      const rows = await db
        .selectFrom(newest.as('lesson'))
        .innerJoin('user', 'user.id', 'lesson.learner_id')
        .selectAll('lesson')
        .select('user.name as learner')
        .where(sql<boolean>`(state -> 'ended' ->> 'how' = 'needs_help' or ${feelingHeard})`)
        .orderBy('lesson.updated_at', 'desc')
        .limit(mostWithFeelings)
        .execute();
      return rows.map(({ learner, ...row }) => ({ ...sessionRecord(row), learner }));
    },
  };
};

/**
 * The most lessons that one page of a search reads: every conversation has to be unpacked and searched, which takes half a
 * millisecond each, and on PGlite nobody else is served meanwhile. The next page continues after the last one read.
 */
const mostRead = 1000;

/** A teacher's home page requests them repeatedly, so fewer are read than for a search. */
const mostReadForFeelings = 300;
const mostWithFeelings = 40;

/** True if a message contained a feeling, or a sign of one. */
const feelingHeard = sql<boolean>`state @? ${'$.full_conversation_log[*].heard ? (exists(@.acts[*].feeling) || @.cues[*] == "is_low" || @.cues[*] == "gives_up")'}::jsonpath`;

const placeOfRow = ({ created_at, id }: { created_at: Date; id: string }) => ({ at: created_at, id });

/** Written exactly as in the index `tutor_sessions_flagged_idx`. */
const isFlagged = sql<boolean>`jsonb_array_length(state -> 'safety_flags') > 0`;

const holds = (words: string) => sql<boolean>`("user".name ilike ${likePattern(words)}
  or state -> 'topic' ->> 'title' ilike ${likePattern(words)}
  or exists (select from jsonb_array_elements(state -> 'full_conversation_log') as message
    where message ->> 'text' ilike ${likePattern(words)}))`;

/** Escapes the words for `like`, so that none of their characters are wildcards. */
const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

function before(cursor: string) {
  const { at, id } = positionOf(cursor);
  return sql<boolean>`(created_at, id) < (${at}, ${id})`;
}

/** A preview contains its plan, and so does a lesson from before plans were referred to by version. */
const totalSteps = sql<number>`coalesce((state -> 'topic' ->> 'total_steps')::int, jsonb_array_length(state -> 'topic' -> 'plan' -> 'steps'))`;

const howEnded = sql<LessonDigest['how']>`coalesce(state -> 'ended' ->> 'how',
  case when (state ->> 'current_step')::int > ${totalSteps} then 'completed' else 'under_way' end)`;

/** Computed in the database, so that a list transfers neither plans nor conversations. */
const digest = sql<Omit<LessonDigest, 'session_id' | 'learner_id' | 'started_at' | 'updated_at'>>`jsonb_build_object(
  'topic_id', state -> 'topic' -> 'topic_id',
  'title', state -> 'topic' -> 'title',
  'subject', state -> 'topic' -> 'subject',
  'how', ${howEnded},
  'current_step', state -> 'current_step',
  'total_steps', ${totalSteps},
  'turn_count', state -> 'turn_count',
  'questions', (select coalesce(jsonb_agg(jsonb_build_object('concept', asked -> 'concept', 'step', asked -> 'step', 'end', asked -> 'end',
      'wrong_attempts', asked -> 'wrong_attempts', 'guess_floor', asked -> 'guess_floor',
      'exposed', asked -> 'exposed') order by place), '[]')
    from jsonb_array_elements(state -> 'closed_questions' || case when jsonb_typeof(state -> 'last_question') = 'object'
      then jsonb_build_array(state -> 'last_question') else '[]' end) with ordinality as each(asked, place)),
  'misconceptions', state -> 'misconceptions',
  'flags', state -> 'safety_flags')`;

/**
 * Returns the first message that contains the words, cut to their surroundings; null if none does or nothing is searched for.
 */
const excerptOf = (words: string) =>
  words === ''
    ? sql<string | null>`null::text`
    : sql<string | null>`(
        select substr(message ->> 'text', greatest(1, position(lower(${words}::text) in lower(message ->> 'text')) - 60), 180)
        from jsonb_array_elements(state -> 'full_conversation_log') as message
        where message ->> 'text' ilike ${likePattern(words)} limit 1)`;

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
