import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import { UrgentKind } from '@stoa/schema/flag';
import type { ErasedAccount } from '@stoa/schema/flag';
import type { Database } from './database.ts';

export const urgentKinds = sql.join(UrgentKind.options.map((kind) => sql.lit(kind)));

/**
 * Before an account is erased, records its urgent flags that nobody has looked at: kind, time, where it was typed, and the
 * grade if it's known. No name, no words, and no id that could be matched with anything else.
 */
export const keepUrgentFlags = (tx: Transaction<Database>, learner: string, at: Date): Promise<unknown> =>
  sql`
    with cases as materialized (
      select case_id, gen_random_uuid()::text as erased_case
      from flags where learner_id = ${learner} and waits and kind in (${urgentKinds})
      group by case_id
    )
    insert into erased_flags (id, case_id, tutor, grade, erased_at, at, kind, source, typed_in)
    select gen_random_uuid()::text, cases.erased_case, session.tutor, (settings.settings ->> 'grade')::integer, ${at}::timestamptz,
           flags.at, flags.kind, flags.flag ->> 'source', flags.flag -> 'place' ->> 'where'
    from flags
    join cases on cases.case_id = flags.case_id
    left join tutor_sessions as session on session.id = flags.session_id
    left join settings on settings.learner_id = flags.learner_id
    where flags.learner_id = ${learner} and flags.waits and flags.kind in (${urgentKinds})`.execute(tx);

/** Returns such a flag from a row of the table, in the shape of `Flag`. */
export const asErasedFlag = <Held>(): RawBuilder<Held> => sql<Held>`jsonb_build_object(
  'id', erased_flags.id, 'waits', true, 'kind', kind, 'source', source, 'at', erased_flags.at, 'words', null, 'answered', null,
  'place', jsonb_build_object('where', 'erased', 'typed_in', typed_in))`;

/** What is shown of the erased account; the time as text, as in JSON. */
export const asErasedAccount = sql<ErasedAccount>`jsonb_build_object(
  'at', to_char(min(erased_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'grade', min(grade))`;

/** Deletes what is left of an erased account's flags, because somebody has looked at it. */
export const forgetErasedFlags = (db: Kysely<Database>, caseId: string, upTo: string): Promise<unknown> =>
  db.deleteFrom('erased_flags').where('case_id', '=', caseId).where('at', '<=', upTo).execute();
