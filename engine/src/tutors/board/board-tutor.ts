import type { BoardMetrics, BoardSignals, BoardSummary } from '@stoa/schema/board/board-metrics';
import type { BoardProfile, Persona } from '@stoa/schema/board/board-profile';
import type { BoardSession, BoardTalk, LiveBoard } from '@stoa/schema/board/board-session';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Skill } from '@stoa/schema/skill';
import { recordEvidence } from '../../mastery/record-evidence.ts';
import { guessFloor } from '../../mastery/guess-floor.ts';
import { stateOf, type SkillStates } from '../../mastery/skill-state.ts';
import type { LearnerWorld } from '../../turn/learner-world.ts';
import { TurnRecord, type RecordedState } from '../../turn/turn-record.ts';
import type { Applied, Moment, Tutor } from '../../turn/tutor.ts';
import type { Unsafe } from '../../safety/unsafe.ts';
import { boardDefinition } from './board-definition.ts';
import { boardProblemOf } from './board-problem.ts';
import { seedOf } from './seed-of.ts';
import { newBoardSession } from './session/board-run.ts';

/** The evidence that a problem gave of its skill. */
type Shown = { readonly outcome: 'correct' | 'hinted' | 'incorrect'; readonly aided: boolean };

/** The results of a session. */
export type BoardEnd = { readonly metrics: BoardMetrics; readonly signals: BoardSignals; readonly summary: BoardSummary };

/**
 * What has happened at a live board since it was last stored: its current state, and what has to go into the learner's record.
 * `position` is how much of the board's log is included in `live`.
 */
export type BoardKept = {
  readonly live: LiveBoard;
  readonly position: number;
  readonly talk: readonly BoardTalk[];
  readonly shown: readonly Shown[];
  readonly unsafe: readonly { readonly unsafe: Unsafe; readonly words: string }[];
  /** The problem that was put on the board next. */
  readonly next: BankedProblem | null;
  readonly end: BoardEnd | null;
};

type State = RecordedState<BoardSession>;

/**
 * The board tutor in the form of the turn kernel. A turn only stores what the live session has come to. What is said and when
 * is decided in the session.
 */
export const boardTutor = (world: LearnerWorld): Tutor<State, BoardKept, BoardKept, BoardKept, null, null, null> => ({
  perceive: (_, kept) => kept,
  decide: (_, kept) => kept,
  speak: async () => null,
  apply: (before, _sight, kept, _words, moment) => keepBoard(world, before, kept, moment),
  show: () => null,
});

function keepBoard(world: LearnerWorld, before: State, kept: BoardKept, moment: Moment): Applied<State, null> {
  const turn = new TurnRecord(world, before, moment, boardDefinition, 'exercise');
  const { session } = turn;
  for (const { unsafe, words } of kept.unsafe) turn.flag(unsafe, words, { where: 'session', title: session.title });
  const problem = problemOf(world, session);
  const skill = session.skill_id === null ? undefined : world.graph?.byId.get(session.skill_id);
  for (const shown of kept.shown)
    if (problem !== null && skill !== undefined) takeShown(turn, world, { problem, skill, shown, moment });
  if (problem !== null && (kept.end !== null || kept.next !== null)) {
    const solved = kept.shown.some(({ outcome }) => outcome !== 'incorrect');
    // The recording of a session shows the answer. If another problem follows, this one was solved.
    turn.expose(exposureOf(problem, solved || kept.next !== null ? 'solved' : 'told'));
  }
  if (kept.next !== null) turn.serveProblem(kept.next, 'next on the board');
  const next = kept.next?.item.meta;
  turn.session = {
    ...turn.session,
    ...(next !== undefined && { problem_id: next.id, problem_version: next.version, number: session.number + 1 }),
    live: kept.live,
    log_position: kept.position,
    talk: [...kept.talk],
    over: kept.end !== null || session.over,
    ended: kept.end ?? session.ended,
  };
  return { ...turn.finish(), checkpoint: null, reply: null };
}

/** Counts a piece of evidence, unless the student has already seen the problem's solution or it has been counted before. */
function takeShown(
  turn: TurnRecord<BoardSession, typeof boardDefinition.evidence>,
  world: LearnerWorld,
  { problem, skill, shown, moment }: { problem: BankedProblem; skill: Skill; shown: Shown; moment: Moment },
): void {
  if (world.met.exposed.has(problem.item.meta.id)) return;
  const before = stateOf(skill, turn.skills);
  const evidence = {
    ...shown,
    weight: 'practice',
    guessFloor: guessFloor(problem.item.answer_spec),
    rightInCheckpoint: null,
    at: moment.now,
  } as const;
  const { state: after, newlyMastered } = recordEvidence(before, evidence, world.policy);
  turn.takeEvidence({ evidence, before, after, newlyMastered }, skill.name, problem, moment.turnId);
  turn.expose(exposureOf(problem, 'counted'));
}

const exposureOf = ({ item: { meta } }: BankedProblem, how: 'counted' | 'solved' | 'told') =>
  ({ problem_id: meta.id, version: meta.version, skill_id: meta.skill_id, how }) as const;

const problemOf = ({ shelf }: LearnerWorld, { problem_id, problem_version }: BoardSession): BankedProblem | null =>
  problem_id === null || problem_version === null ? null : shelf.find(problem_id, problem_version);

/** Begins a session at the board: its first problem is served, and nothing has happened yet. */
export function startBoard(
  world: LearnerWorld,
  skills: SkillStates,
  asked: {
    readonly session_id: string;
    readonly skill: Skill;
    readonly problem: BankedProblem;
    readonly profile: BoardProfile;
    readonly persona: Persona;
    readonly minutes: number;
  },
  moment: Moment,
): Applied<State, null> {
  const { session_id, skill, problem, profile, persona, minutes } = asked;
  const onBoard = boardProblemOf(problem);
  if (onBoard === null) throw new Error(`the problem ${problem.item.meta.id} is none for the board`);
  const { id, version } = problem.item.meta;
  const session: BoardSession = {
    schema: 1,
    session_id,
    version: 0,
    awaiting_graph: [],
    title: skill.name,
    skill_id: skill.id,
    problem_id: id,
    problem_version: version,
    number: 1,
    started_at: moment.now.toISOString(),
    persona,
    limit_minutes: minutes,
    live: newBoardSession({ problem: onBoard, profile, persona, limitMinutes: minutes, seed: seedOf(session_id) }),
    log_position: 0,
    talk: [],
    over: false,
    ended: null,
  };
  const turn = new TurnRecord(world, { session, skills }, moment, boardDefinition, 'exercise');
  turn.serveProblem(problem, 'first on the board');
  return { ...turn.finish(), checkpoint: null, reply: null };
}
