import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { pageOf, placeOf } from './cursor.ts';
import type { Database } from './database.ts';
import type { FlagLook, FlagStore, WaitingLesson } from './store.ts';
import { forLearner } from './unknown-learner.ts';

export const flagStore = (db: Kysely<Database>): FlagStore => {
  const waiting = () =>
    db
      .selectFrom('tutor_sessions as lesson')
      .where('lesson.tutor', '=', 'lesson')
      .where('lesson.flagged_at', 'is not', null)
      .where(sql<boolean>`coalesce(lesson.flagged_at > ${lookedUpTo}, true)`);

  return {
    async waiting() {
      return await waiting()
        .select([
          sql<number>`count(*)::int`.as('lessons'),
          sql<number>`(count(*) filter (where ${waitsWithDisclosure}))::int`.as('disclosures'),
        ])
        .executeTakeFirstOrThrow();
    },

    async list({ cursor, limit }) {
      let query = waiting()
        .innerJoin('user', 'user.id', 'lesson.learner_id')
        .select(['lesson.id', 'lesson.created_at', 'lesson.flagged_at', 'user.name as learner'])
        .select([
          waitsWithDisclosure.as('disclosure'),
          sql<string>`lesson.state -> 'topic' ->> 'title'`.as('title'),
          sql<WaitingLesson['flags']>`lesson.state -> 'safety_flags'`.as('flags'),
          lookedUpTo.as('looked_up_to'),
        ])
        .orderBy(waitsWithDisclosure, 'desc')
        .orderBy('lesson.flagged_at', 'desc')
        .orderBy('lesson.id', 'desc')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const { at, id, group } = placeOf(cursor);
        query = query.where(
          sql<boolean>`(${waitsWithDisclosure}, lesson.flagged_at, lesson.id) < (${group === 'disclosure'}, ${at.toISOString()}, ${id})`,
        );
      }
      return pageOf(await query.execute(), limit, placeOfRow, waitingLesson);
    },

    async looks(sessionIds) {
      const looks = new Map<string, FlagLook[]>(sessionIds.map((id) => [id, []]));
      if (sessionIds.length === 0) return looks;
      const rows = await db
        .selectFrom('lesson_flag_looks as look')
        .leftJoin('user', 'user.id', 'look.looked_by')
        .select(['look.session_id', 'look.looked_at', 'look.up_to', 'look.note', 'user.name as by'])
        .where('look.session_id', 'in', sessionIds)
        .orderBy('look.version')
        .execute();
      for (const { session_id, looked_at, up_to, note, by } of rows)
        looks.get(session_id)?.push({ by, at: looked_at.toISOString(), up_to, note });
      return looks;
    },

    async look(lesson, { by, upTo, note, at }) {
      for (let tries = 0; tries < mostAtOnce; tries += 1) {
        const { rows } = await forLearner(
          sql<{ kept: number; there: number }>`
            with before as (
              select coalesce(max(version), 0) as version,
                     count(*) filter (where looked_by = ${by} and up_to = ${upTo}::text and note = ${note}::text)::int as there
              from lesson_flag_looks where session_id = ${lesson.id}
            ), kept as (
              insert into lesson_flag_looks (session_id, version, learner_id, looked_by, looked_at, up_to, note)
              select ${lesson.id}, version + 1, ${lesson.learner_id}, ${by}, ${at}::timestamptz, ${upTo}::text, ${note}::text
              from before where there = 0
              on conflict do nothing
              returning 1
            )
            select (select count(*)::int from kept) as kept, there from before`.execute(db),
        );
        const [done] = rows;
        if (done!.kept > 0 || done!.there > 0) return;
      }
      throw new Error(`a look at the flags of ${lesson.id} could not be kept: too many others look at the same moment`);
    },
  };
};

/** Looks at the same lesson in the same moment take their numbers one after another. */
const mostAtOnce = 20;

/** The newest flag of a lesson that somebody has seen; null where nobody has looked. */
const lookedUpTo = sql<string | null>`(select max(look.up_to) from lesson_flag_looks as look where look.session_id = lesson.id)`;
const waitsWithDisclosure = sql<boolean>`coalesce(lesson.disclosed_at > coalesce(${lookedUpTo}, ''), false)`;

type Row = {
  id: string;
  created_at: Date;
  flagged_at: string | null;
  learner: string;
  disclosure: boolean;
  title: string;
  flags: WaitingLesson['flags'];
  looked_up_to: string | null;
};

const placeOfRow = ({ id, flagged_at, disclosure }: Row) => ({
  at: new Date(flagged_at!),
  id,
  group: disclosure ? 'disclosure' : 'other',
});

const waitingLesson = ({ id, created_at, learner, title, flags, looked_up_to }: Row): WaitingLesson => ({
  session_id: id,
  learner,
  title,
  started_at: created_at.toISOString(),
  flags: flags.filter(({ at }) => looked_up_to === null || at > looked_up_to).map(({ kind, turn, at }) => ({ kind, turn, at })),
});
