import type { PracticeMode } from '@stoa/schema/practice';
import type { Skill, SkillId } from '@stoa/schema/skill';
import { stateOf, type SkillStates } from '../../mastery/skill-state.ts';
import { standsNow } from '../../mastery/standing.ts';
import { listed } from '../../skills/recommend.ts';
import { isUnlocked, missingPrerequisites } from '../../skills/unlocked.ts';
import type { Moment } from '../../turn/tutor.ts';
import { applyMove } from './apply-move.ts';
import { asEvidence, nextReviewMove, problemFor } from './decide-move.ts';
import type { PracticeApplied, PracticeMove } from './practice-move.ts';
import { TutorRefusal } from '../../turn/tutor-refusal.ts';
import type { PracticeSession } from './practice-session.ts';
import { chosenReason, earlyReason } from './practice-sentences.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { assumedIn } from '../../skills/reach.ts';
import { nextSkill } from './home.ts';

/** What a learner asks for when she begins. Without a skill, she gets the recommended one. */
export type SessionRequest = {
  session_id: string;
  mode: PracticeMode;
  skill_id?: SkillId | undefined;
  /** The student was told that the skill is locked, and wants to practice it anyway. */
  start_anyway?: boolean;
  /** The student's previous session, which tells what she has already met; null if this is her first. */
  previous: PracticeSession | null;
  /** The student's unfinished checkpoint in the same skill, if this is to be another one; otherwise null. */
  unfinished?: PracticeSession | null | undefined;
};

/**
 * Begins a session and serves its first problem.
 *
 * Errors  throws `TutorRefusal`: `unknown_skill`, `locked_skill` (for practice, unless the student starts it anyway; a
 *         checkpoint may be taken in any skill, to show that it is already known), `nothing_due`, `no_problems`,
 *         `graph_unavailable`.
 */
export function startSession(
  world: PracticeWorld,
  skills: SkillStates,
  request: SessionRequest,
  moment: Moment,
): PracticeApplied {
  if (world.graph === null)
    throw new TutorRefusal(
      'graph_unavailable',
      'The map of skills cannot be opened just now. Continue the practice you have, or try again soon.',
    );
  const move =
    request.mode === 'review' ? firstReview(world, skills, request, moment) : firstProblem(world, skills, request, moment);
  // The checkpoint that begins here becomes the student's latest in its skill, so an earlier one no longer reserves a problem.
  const checkpoints = world.met.checkpoints.filter(({ skill_id }) => request.mode !== 'checkpoint' || skill_id !== move.skill.id);
  return applyMove(
    { ...world, met: { ...world.met, checkpoints } },
    { session: freshSession(world, skills, request, move.skill, moment), skills },
    move,
    { diagnosed: null, hint: null },
    moment,
  );
}

type Serve = Extract<PracticeMove, { kind: 'serve' }>;

function firstProblem(world: PracticeWorld, skills: SkillStates, request: SessionRequest, moment: Moment): Serve {
  const { skill, reason } =
    request.skill_id === undefined ? nextSkill(world, skills) : chosenSkill(world, skills, request.skill_id, request);
  const state: PracticeState = { session: freshSession(world, skills, request, skill, moment), skills };
  const problem = problemFor(world, state, skill, moment);
  if (problem === null)
    throw new TutorRefusal(
      'no_problems',
      request.mode === 'checkpoint'
        ? `You have met every checkpoint problem for “${skill.name}” for now. Practice it, or choose another skill.`
        : `There are no problems for “${skill.name}” yet. Choose another skill.`,
    );
  return { kind: 'serve', problem, skill, reason, left: leftBehind(world, request, moment) };
}

/**
 * Handles a checkpoint that was left with a problem open: the student hasn't shown that she can do it, so it counts as skipped.
 */
function leftBehind(world: PracticeWorld, { mode, unfinished = null }: SessionRequest, moment: Moment): Serve['left'] {
  if (mode !== 'checkpoint' || unfinished === null || unfinished.phase.kind !== 'answering') return null;
  const { open } = unfinished;
  if (open === null || open.counted || world.met.exposed.has(open.problem_id)) return null;
  const problem = world.shelf.find(open.problem_id, open.version);
  if (problem === null) return null;
  return { problem, evidence: asEvidence(unfinished, problem, { outcome: 'incorrect', aided: false }, moment) };
}

function chosenSkill(
  world: PracticeWorld,
  skills: SkillStates,
  id: SkillId,
  { mode, start_anyway = false }: Pick<SessionRequest, 'mode' | 'start_anyway'>,
): { skill: Skill; reason: string } {
  const skill = world.graph!.byId.get(id);
  if (skill === undefined) throw new TutorRefusal('unknown_skill', 'There is no such skill. Choose one from the map.');
  const assumed = assumedIn(world, skills);
  if (mode === 'practice' && !isUnlocked(skill, skills, assumed)) {
    const missing = missingPrerequisites(world.graph!, id, skills, assumed).map(({ name }) => `“${name}”`);
    if (start_anyway) return { skill, reason: earlyReason(missing) };
    throw new TutorRefusal(
      'locked_skill',
      `You may find “${skill.name}” hard. It builds on ${listed(missing)}. Practice that first, or start anyway.`,
    );
  }
  return { skill, reason: chosenReason[mode] };
}

function firstReview(world: PracticeWorld, skills: SkillStates, request: SessionRequest, moment: Moment): Serve {
  const anySkill = world.graph!.skills[0]!;
  const only = request.skill_id;
  const due = only === undefined ? skills : new Map([...skills].filter(([id]) => id === only));
  const state: PracticeState = { session: freshSession(world, due, request, anySkill, moment), skills: due };
  const move = nextReviewMove(world, state, moment);
  if (move === null) throw new TutorRefusal('nothing_due', 'Nothing is due for review just now. Practice something new instead.');
  return move;
}

function freshSession(
  world: PracticeWorld,
  skills: SkillStates,
  { session_id, mode, previous }: SessionRequest,
  { id, name, description, bkt }: Serve['skill'],
  { now }: Moment,
): PracticeSession {
  const state = stateOf({ id, bkt }, skills);
  return {
    schema: 1,
    session_id,
    version: 0,
    mode,
    skill: { id, name, description, bkt },
    reason: '',
    started_at: now.toISOString(),
    stood_at_start: standsNow(state, world.policy),
    phase: { kind: 'answering' },
    open: null,
    served: previous?.served ?? [],
    problems_done: 0,
    problems_right: 0,
    best: state.p_mastery,
    problems_without_progress: 0,
    reviewed: [],
    guessing: { in_a_row: 0, times_slowed: 0 },
    clicking: { in_a_row: 0, times_slowed: 0 },
    // Starting a new session must not be a way around the pause between skips.
    skipping: previous?.skipping ?? { in_a_row: 0, times_slowed: 0 },
    slow_down: previous?.slow_down?.kind === 'skipping' ? previous.slow_down : null,
    awaiting_graph: previous?.awaiting_graph ?? [],
    stopped: null,
    stops_by_model: { grave: 0, other: 0 },
  };
}
