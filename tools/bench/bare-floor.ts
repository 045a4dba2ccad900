import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { LearnerId } from '@stoa/schema/account';
import { eventRow } from '@stoa/store/event-row';
import { jsonText } from '@stoa/store/json-text';
import { uuidV7 } from '@stoa/store/uuid-v7';
import type { Journal, Store, TurnCommit } from '@stoa/store/store';

/** The rows of one turn, as the journal received them. */
export type TurnRows = TurnCommit & { session: NonNullable<TurnCommit['session']> };

/** A learner that only the floor uses, with a session of each tutor, in the state that the floor's last write left. */
const tutors = ['practice', 'lesson', 'course'] as const;
type Tutor = (typeof tutors)[number];
type Owner = { learnerId: LearnerId; sessions: Record<Tutor, { id: string; version: number }>; mastery: number; record: number };

const mostOwners = 30;

/**
 * The least that a server could do for an attempt: the same framework reads the request and finds its sender by a token in
 * memory, writes the rows of a turn in one transaction, and sends the reply. It has no tutor, no check of ownership, no
 * schema, no log and no limit, and reads nothing. The rows are those of the last turn that the server committed, under a
 * learner and a session that only the floor uses.
 *
 * There are two routes, for two ideas of a plain write: `/statements` sends one statement for each table between `begin` and
 * `commit`, as most programs do; `/single` sends all of them in the journal's one statement, which is as fast as this database
 * takes them.
 */
export async function bareFloor(store: Store, commit: Journal['commit'], lastTurn: () => TurnRows): Promise<FastifyInstance> {
  const owners = new Map<string, Owner>();
  for (let at = 0; at < mostOwners; at += 1) owners.set(`token-${at}`, await newOwner(store, commit));

  const app = fastify();
  for (const [route, write] of [
    ['/statements', (rows: TurnRows) => writeByStatements(store, rows)],
    ['/single', (rows: TurnRows) => writeAtOnce(commit, rows)],
  ] as const) {
    app.post(route, async (request, reply) => {
      const owner = owners.get(request.headers.authorization ?? '');
      if (owner === undefined) return reply.code(401).send();
      const rows = rowsOf(lastTurn(), owner);
      await write(rows);
      owner.sessions[tutorOf(rows)].version += 1;
      if (rows.masteries !== null) owner.mastery += 1;
      if (rows.record !== undefined) owner.record += 1;
      return reply.send(rows.reply);
    });
  }
  return app;
}

async function newOwner(store: Store, commit: Journal['commit']): Promise<Owner> {
  const learnerId = LearnerId.parse(randomUUID());
  const email = `${learnerId}@example.org`;
  await store.db.insertInto('user').values({ id: learnerId, name: 'Floor', email, emailVerified: false }).execute();
  const begun = { expectedVersion: 0, state: {} };
  const at = new Date();
  const owner: Owner = {
    learnerId,
    sessions: {
      practice: { id: randomUUID(), version: 1 },
      lesson: { id: randomUUID(), version: 1 },
      course: { id: randomUUID(), version: 1 },
    },
    mastery: 1,
    record: 0,
  };
  for (const tutor of tutors)
    await writeAtOnce(commit, {
      turnId: randomUUID(),
      fingerprint: '',
      learnerId,
      session: { id: owner.sessions[tutor].id, tutor, ...begun },
      masteries: tutor === 'practice' ? { expectedVersion: 0, changed: [] } : null,
      serves: [],
      exposures: [],
      checkpoint: null,
      flags: [],
      agentLogs: [],
      events: [],
      reply: {},
      at,
    });
  return owner;
}

function tutorOf({ session: { tutor } }: TurnRows): Tutor {
  const known = tutors.find((one) => one === tutor);
  if (known === undefined) throw new Error(`the floor has no session of the tutor ${tutor}`);
  return known;
}

const rowsOf = (turn: TurnRows, { learnerId, sessions, mastery, record }: Owner): TurnRows => {
  const { id, version } = sessions[tutorOf(turn)];
  return {
    ...turn,
    turnId: randomUUID(),
    learnerId,
    session: { ...turn.session, id, expectedVersion: version },
    masteries: turn.masteries && { ...turn.masteries, expectedVersion: mastery },
    record: turn.record && { ...turn.record, expectedVersion: record },
  };
};

async function writeAtOnce(commit: Journal['commit'], rows: TurnRows): Promise<void> {
  const { kind } = await commit(rows);
  if (kind !== 'committed') throw new Error(`the floor's rows were refused: ${kind}`);
}

const writeByStatements = ({ db }: Store, turn: TurnRows) =>
  db.transaction().execute(async (tx) => {
    const { turnId, fingerprint, learnerId, session, masteries, events, agentLogs, serves, record, log, reply, at } = turn;
    await tx
      .updateTable('tutor_sessions')
      .set({ version: session.expectedVersion + 1, state: jsonText(session.state), updated_at: at })
      .where('id', '=', session.id)
      .execute();
    await tx
      .insertInto('turns')
      .values({ learner_id: learnerId, turn_id: turnId, fingerprint, session_id: session.id, reply: jsonText(reply), at })
      .execute();
    const circumstances = { at, learner_id: learnerId, session_id: session.id, turn_id: turnId };
    const rows = events.map((event) => eventRow(event, circumstances));
    if (rows.length > 0)
      await tx
        .insertInto('events')
        .values(rows.map((row) => ({ ...row, body: jsonText(row.body), versions: jsonText(row.versions) })))
        .execute();
    if (agentLogs.length > 0)
      await tx
        .insertInto('agent_logs')
        .values(
          agentLogs.map((log) => ({ session_id: session.id, learner_id: learnerId, at: new Date(log.at), log: jsonText(log) })),
        )
        .execute();
    if (serves.length > 0)
      await tx
        .insertInto('servings')
        .values(
          serves.map((served) => ({ ...served, served_at: at, learner_id: learnerId, session_id: session.id, turn_id: turnId })),
        )
        .execute();
    if (record !== undefined)
      await tx
        .insertInto('learner_records')
        .values({
          learner_id: learnerId,
          name: record.name,
          version: record.expectedVersion + 1,
          body: jsonText(record.body),
          updated_at: at,
        })
        .onConflict((same) =>
          same.columns(['learner_id', 'name']).doUpdateSet((row) => ({
            version: row.ref('excluded.version'),
            body: row.ref('excluded.body'),
            updated_at: row.ref('excluded.updated_at'),
          })),
        )
        .execute();
    if (log !== undefined)
      await tx
        .insertInto('turn_logs')
        .values({
          id: uuidV7(at),
          at,
          learner_id: learnerId,
          session_id: session.id,
          turn_id: turnId,
          tutor: session.tutor,
          subjects: jsonText(log.subjects),
          fallback: log.fallback,
          log: jsonText(log.body),
        })
        .execute();
    if (masteries === null) return;
    const version = masteries.expectedVersion + 1;
    await tx.updateTable('masteries').set({ version }).where('learner_id', '=', learnerId).execute();
    for (const state of masteries.changed) {
      await tx
        .insertInto('skill_states')
        .values({ learner_id: learnerId, skill_id: state.skill_id, state: jsonText(state) })
        .onConflict((same) => same.columns(['learner_id', 'skill_id']).doUpdateSet({ state: jsonText(state) }))
        .execute();
    }
  });
