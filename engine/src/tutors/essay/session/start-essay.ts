import type { Dbq } from '@stoa/schema/essay/dbq';
import type { EssaySession } from '@stoa/schema/essay/essay-session';
import type { EssayLine } from '@stoa/schema/essay/submission';
import type { SkillStates } from '../../../mastery/skill-state.ts';
import type { Applied, Moment } from '../../../turn/tutor.ts';
import type { RecordedState } from '../../../turn/turn-record.ts';
import type { EssaySaid } from '../essay-tutor.ts';

/** Builds the session of an essay before its first turn. */
export const startEssay = (
  {
    id,
    title,
    scope,
    set,
    started_at,
    clock_since,
  }: Pick<EssayLine, 'id' | 'title' | 'scope' | 'set' | 'started_at' | 'clock_since'>,
  dbq: Pick<Dbq, 'id' | 'version'>,
): EssaySession => ({
  schema: 1,
  session_id: id,
  version: 0,
  awaiting_graph: [],
  title,
  dbq: { id: dbq.id, version: dbq.version },
  next: set?.next.map(({ dbq_id }) => dbq_id) ?? [],
  scope,
  timed: timedSince(clock_since),
  started_at,
  phase: null,
  skill: null,
  talk: [],
  signs_at_last_turn: 0,
  checked_in_at: null,
  found: [],
  raised: [],
  theses: [],
  stops_by_model: { grave: 0, other: 0 },
});

/** Returns a clock that began at the given time, or null if there is none. */
export const timedSince = (clock_since: string | null): EssaySession['timed'] =>
  clock_since === null ? null : { reading_since: clock_since, writing_since: null };

/** Returns the beginning of a session as the journal stores it: nothing has been said yet. */
export const begunEssay = (
  session: EssaySession,
  skills: SkillStates,
  { turnId }: Pick<Moment, 'turnId'>,
): Applied<RecordedState<EssaySession>, EssaySaid> => ({
  state: { session: { ...session, version: session.version + 1 }, skills },
  events: [],
  changed: [],
  serves: [],
  exposures: [],
  checkpoint: null,
  flags: [],
  reply: { turn_id: turnId, fires: [] },
});
