import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Grade } from '@stoa/schema/account';
import type { SkillState } from '@stoa/schema/mastery';
import type { SkillId } from '@stoa/schema/skill';
import { insertOfAgentLogs } from './agent-logs.ts';
import type { Database } from './database.ts';
import { isDatabaseError } from './database-error.ts';
import { eventRow, insertOfEvents } from './event-row.ts';
import { metProblems } from './exposures.ts';
import { flagRow, insertOfFlags } from './flag-row.ts';
import { jsonText } from './json-text.ts';
import { gradeOf, placedOf, skillsOf } from './mastery.ts';
import { replyGiven } from './reply-given.ts';
import { sessionRecord } from './sessions.ts';
import { uuidV7 } from './uuid-v7.ts';
import type { CommitResult, Journal, TurnBeginning, TurnCommit } from './store.ts';
import { UnknownLearnerError, namesNoAccount } from './unknown-learner.ts';

/**
 * Stores turns, each exactly once.
 *
 * A commit is one statement, and so one round trip and one transaction: its parts are written side by side, then one `case`
 * counts whether each of them found what it expected, and raises ST409 if not, which undoes all of them. Two commits of the
 * same turn, of the same session, or of the same learner's mastery wait for each other at the row that they share.
 *
 * For every tutor, a problem that it serves must be VERIFIED at that moment, and a problem that it names must have been
 * verified at some time.
 *
 * Errors  `UnknownLearnerError`; `UntraceableTurnError` for a tutor that bypasses the bank; whatever the database throws.
 */
export const journal = (db: Kysely<Database>): Journal => {
  const replyTo: Journal['replyTo'] = async (turnId, learnerId, fingerprint) => {
    const turn = await db
      .selectFrom('turns')
      .select(['fingerprint', 'reply'])
      .where('learner_id', '=', learnerId)
      .where('turn_id', '=', turnId)
      .executeTakeFirst();
    return replyGiven(turn ?? null, fingerprint);
  };

  return {
    replyTo,

    async begin(sessionId, turnId) {
      // Scalar subqueries: with joins, the database would spend longer on planning than on reading.
      const { rows } = await sql<Beginning>`
        select session.*, ${skillsOf('session.learner_id')}, ${gradeOf('session.learner_id')},
          ${placedOf('session.learner_id')},
          (select version from masteries where learner_id = session.learner_id) as mastery_version,
          (select json_build_object('fingerprint', fingerprint, 'reply', reply) from turns
           where learner_id = session.learner_id and turn_id = ${turnId}) as earlier,
          ${metProblems(sql`session.learner_id`, ofItsSkills)} as met
        from tutor_sessions as session where id = ${sessionId}`.execute(db);
      const [row] = rows;
      if (row === undefined) return null;
      const { earlier, mastery_version: version, skills, grade, placed, met } = row;
      return {
        session: sessionRecord(row),
        earlier,
        mastery: { version: version ?? 0, skills: skills ?? [], grade, placed },
        met,
      };
    },

    async commit(turn) {
      if (!servesWhatItSays(turn)) throw new UntraceableTurnError(turn);
      try {
        await statementFor(turn).execute(db);
        return { kind: 'committed' };
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
        if (namesNoAccount(error)) throw new UnknownLearnerError();
        if (error.code !== 'ST409') throw error;
        if (error.message === 'reference') throw new UntraceableTurnError(turn);
        if (isPart(error.message)) return { kind: 'conflict', over: error.message };
        const earlier = await replyTo(turn.turnId, turn.learnerId, turn.fingerprint);
        if (earlier.kind === 'new') throw new Error(`turn ${turn.turnId} was refused as a repeat of one that is not there`);
        return earlier;
      }
    },
  };
};

type Beginning = Selectable<Database['tutor_sessions']> & {
  skills: SkillState[] | null;
  mastery_version: number | null;
  grade: Grade | null;
  placed: SkillId[] | null;
  earlier: TurnBeginning['earlier'];
  met: TurnBeginning['met'];
};

/**
 * Selects exposures in the skills that a session is about: the one practiced, all of a review, and those of a lesson's topic.
 * Each `select` is computed once per session; otherwise the whole state would be unpacked again for every exposure.
 */
const ofItsSkills = sql`(
  exposures.skill_id = (select session.state #>> '{skill,id}')
  or (select session.state ->> 'mode' = 'review')
  or (select session.state #> '{topic,skills}') ? exposures.skill_id
  or exposures.skill_id = (select session.state #>> '{last_question,source,skill_id}')
)`;

type Part = Extract<CommitResult, { kind: 'conflict' }>['over'];
const parts = ['session', 'mastery', 'problem', 'record'] as const satisfies readonly Part[];
const isPart = (message: string): message is Part => parts.some((part) => part === message);

function statementFor(turn: TurnCommit): RawBuilder<unknown> {
  const { session, masteries, serves, flags, agentLogs } = turn;
  const writes = [
    insertTurn(turn),
    insertEvents(turn),
    ...(session === null ? [] : [writeSession(turn, session)]),
    ...(masteries === null ? [] : [writeMastery(turn, masteries), writeSkills(turn, masteries)]),
    ...(serves.length === 0 ? [] : [insertServings(turn)]),
    ...(turn.exposures.length === 0 ? [] : [insertExposures(turn)]),
    ...(session === null || turn.checkpoint === null ? [] : [writeCheckpoint(turn, session, turn.checkpoint)]),
    ...(flags.length === 0 ? [] : [insertFlags(turn)]),
    ...(session === null || agentLogs.length === 0 ? [] : [insertAgentLogs(turn, session)]),
    ...(turn.record === undefined ? [] : [writeRecord(turn, turn.record)]),
    ...(session === null || turn.log === undefined ? [] : [insertLog(turn, session, turn.log)]),
  ];
  const named = problemsNamed(turn);
  const checks = [
    sql`when not exists (select from the_turn) then refuse_turn('turn')`,
    ...(named.length === 0 ? [] : [sql`when exists (${neverVerified(named)}) then refuse_turn('reference')`]),
    ...(session === null ? [] : [sql`when not exists (select from the_session) then refuse_turn('session')`]),
    ...(masteries === null ? [] : [sql`when not exists (select from the_mastery) then refuse_turn('mastery')`]),
    ...(turn.record === undefined ? [] : [sql`when not exists (select from the_record) then refuse_turn('record')`]),
    ...(serves.length === 0
      ? []
      : [sql`when (select count(*) from the_servings) <> ${serves.length}::int then refuse_turn('problem')`]),
  ];
  return sql`with ${sql.join(writes, sql`, `)} select case ${sql.join(checks, sql` `)} end`;
}

/**
 * A tutor served or discussed a problem without a verified problem behind it. That is a bug of the tutor, and nothing of the
 * turn is stored.
 */
export class UntraceableTurnError extends Error {
  override name = 'UntraceableTurnError';
  constructor({ turnId, session }: Pick<TurnCommit, 'turnId' | 'session'>) {
    super(
      `Turn ${turnId} of ${session?.tutor ?? 'no session'} names a problem that the bank never verified, or says it serves one and does not.`,
    );
  }
}

type ProblemNamed = { problem_id: string; version: number };
const keyOf = ({ problem_id, version }: ProblemNamed): string => `${problem_id}@${version}`;

/** True if every problem that the events say was served is in `serves`: the commit checks the status of each of those. */
function servesWhatItSays({ serves, events }: TurnCommit): boolean {
  const served = new Set(serves.map(keyOf));
  return events.every(
    (event) =>
      event.type !== 'problem_served' || served.has(keyOf({ problem_id: event.problem_id, version: event.problem_version })),
  );
}

/**
 * Returns every problem that a turn's events name, once each, except for those that it serves, which are checked separately.
 */
function problemsNamed({ events, serves }: TurnCommit): ProblemNamed[] {
  const served = new Set(serves.map(keyOf));
  const named = events.flatMap((event) =>
    'problem_id' in event ? { problem_id: event.problem_id, version: event.problem_version } : [],
  );
  return [...new Map(named.map((one) => [keyOf(one), one])).values()].filter((one) => !served.has(keyOf(one)));
}

/** Selects those of these problems that the bank doesn't have or never had verified. */
const neverVerified = (named: readonly ProblemNamed[]) => sql`
  select from jsonb_to_recordset(${jsonText(named)}::jsonb) as named (problem_id text, version int)
  where not exists (
    select from problems where id = named.problem_id and problems.version = named.version and verified_at is not null
  )`;

const insertTurn = ({ learnerId, turnId, fingerprint, session, reply, at }: TurnCommit) => sql`
  the_turn as (
    insert into turns (learner_id, turn_id, fingerprint, session_id, reply, at)
    values (${learnerId}, ${turnId}, ${fingerprint}, ${session?.id ?? null}, ${jsonText(reply)}::json, ${at}::timestamptz)
    on conflict do nothing
    returning 1
  )`;

const writeSession = ({ learnerId, at }: TurnCommit, { id, tutor, expectedVersion, state }: NonNullable<TurnCommit['session']>) =>
  expectedVersion === 0
    ? sql`
  the_session as (
    insert into tutor_sessions (id, learner_id, tutor, version, state, created_at, updated_at)
    values (${id}, ${learnerId}, ${tutor}, 1, ${jsonText(state)}::jsonb, ${at}::timestamptz, ${at}::timestamptz)
    on conflict do nothing
    returning 1
  )`
    : sql`
  the_session as (
    update tutor_sessions set version = version + 1, state = ${jsonText(state)}::jsonb, updated_at = ${at}::timestamptz
    where id = ${id} and learner_id = ${learnerId} and tutor = ${tutor} and version = ${expectedVersion}::int
    returning 1
  )`;

const writeMastery = ({ learnerId }: TurnCommit, { expectedVersion }: NonNullable<TurnCommit['masteries']>) =>
  expectedVersion === 0
    ? sql`
  the_mastery as (
    insert into masteries (learner_id, version) values (${learnerId}, 1)
    on conflict do nothing
    returning 1
  )`
    : sql`
  the_mastery as (
    update masteries set version = version + 1
    where learner_id = ${learnerId} and version = ${expectedVersion}::int
    returning 1
  )`;

const writeSkills = ({ learnerId }: TurnCommit, { changed }: NonNullable<TurnCommit['masteries']>) => sql`
  the_skills as (
    insert into skill_states (learner_id, skill_id, state)
    select ${learnerId}, state ->> 'skill_id', state from jsonb_array_elements(${jsonText(changed)}::jsonb) as state
    on conflict (learner_id, skill_id) do update set state = excluded.state
  )`;

/**
 * Stores a serving if its problem is VERIFIED at this moment: the row is locked against a change of its status until the turn
 * is stored. If the clock that verified it is ahead of ours, its time is used, because nothing is served before it was
 * verified.
 */
const insertServings = ({ learnerId, turnId, session, serves, at }: TurnCommit) => sql`
  the_servings as (
    insert into servings (problem_id, version, served_at, learner_id, session_id, turn_id)
    select problems.id, problems.version, greatest(${at}::timestamptz, problems.verified_at),
           ${learnerId}, ${session?.id ?? null}, ${turnId}
    from problems
    join jsonb_to_recordset(${jsonText(serves)}::jsonb) as served (problem_id text, version int)
      on problems.id = served.problem_id and problems.version = served.version
    where problems.status = 'VERIFIED'
    for share of problems
    returning 1
  )`;

const insertExposures = ({ learnerId, exposures, at }: TurnCommit) => sql`
  the_exposures as (
    insert into exposures (learner_id, skill_id, problem_id, version, how, exposed_at)
    select distinct on (skill_id, problem_id) ${learnerId}, skill_id, problem_id, version, how, ${at}::timestamptz
    from jsonb_to_recordset(${jsonText(exposures)}::jsonb) as exposed (skill_id text, problem_id text, version int, how text)
    order by skill_id, problem_id, how = 'counted'
    on conflict (learner_id, skill_id, problem_id) do update set how = excluded.how, exposed_at = excluded.exposed_at
    where exposures.how = 'counted' and excluded.how <> 'counted'
  )`;

const writeCheckpoint = (
  { learnerId }: TurnCommit,
  { id }: NonNullable<TurnCommit['session']>,
  { skill_id, problem_id }: NonNullable<TurnCommit['checkpoint']>,
) => sql`
  the_checkpoint as (
    insert into checkpoints (learner_id, skill_id, session_id, problem_id)
    values (${learnerId}, ${skill_id}, ${id}, ${problem_id})
    on conflict (learner_id, skill_id) do update set session_id = excluded.session_id, problem_id = excluded.problem_id
  )`;

const writeRecord = ({ learnerId, at }: TurnCommit, { name, expectedVersion, body }: NonNullable<TurnCommit['record']>) =>
  expectedVersion === 0
    ? sql`
  the_record as (
    insert into learner_records (learner_id, name, version, body, updated_at)
    values (${learnerId}, ${name}, 1, ${jsonText(body)}::jsonb, ${at}::timestamptz)
    on conflict do nothing
    returning 1
  )`
    : sql`
  the_record as (
    update learner_records set version = version + 1, body = ${jsonText(body)}::jsonb, updated_at = ${at}::timestamptz
    where learner_id = ${learnerId} and name = ${name} and version = ${expectedVersion}::int
    returning 1
  )`;

const insertLog = (
  { learnerId, turnId, at }: TurnCommit,
  { id, tutor }: NonNullable<TurnCommit['session']>,
  { subjects, fallback, body }: NonNullable<TurnCommit['log']>,
) => sql`
  the_log as (
    insert into turn_logs (id, at, learner_id, session_id, turn_id, tutor, subjects, fallback, log)
    values (${uuidV7(at)}, ${at}::timestamptz, ${learnerId}, ${id}, ${turnId}, ${tutor}, ${jsonText(subjects)}::jsonb,
            ${fallback}, ${jsonText(body)}::jsonb)
  )`;

const insertEvents = ({ learnerId, turnId, session, events, at }: TurnCommit) => {
  const circumstances = { at, learner_id: learnerId, session_id: session?.id ?? null, turn_id: turnId };
  return sql`the_events as (${insertOfEvents(events.map((event) => eventRow(event, circumstances)))})`;
};

const insertFlags = ({ learnerId, session, flags }: TurnCommit) => sql`
  the_flags as (${insertOfFlags(flags.map((flag) => flagRow(flag, { learner_id: learnerId, session_id: session?.id ?? null })))})`;

const insertAgentLogs = ({ learnerId, agentLogs }: TurnCommit, { id }: NonNullable<TurnCommit['session']>) => sql`
  the_agent_logs as (${insertOfAgentLogs(agentLogs, { session_id: id, learner_id: learnerId })})`;
