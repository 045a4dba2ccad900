import type { HintLevel } from '@stoa/schema/hint';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import { guessFloor } from '../../mastery/guess-floor.ts';
import { dueReviews } from '../../mastery/review.ts';
import { stateOf } from '../../mastery/skill-state.ts';
import { standsNow } from '../../mastery/standing.ts';
import type { Evidence } from '../../mastery/record-evidence.ts';
import type { Moment } from '../../turn/tutor.ts';
import { chooseProblem, wantedDifficulty } from '../../problems/choose-problem.ts';
import { isWithheld } from '../../problems/met-problems.ts';
import { openExamIn } from '../../problems/open-exam-in.ts';
import type { AnswerSight, PracticeMove, PracticeSight } from './practice-move.ts';
import { TutorRefusal } from '../../turn/tutor-refusal.ts';
import type { OpenProblem, PracticeSession } from './practice-session.ts';
import {
  checkpointResult,
  finishedWords,
  nothingMoreDue,
  outOfProblems,
  pauseWords,
  reviewReason,
} from './practice-sentences.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { chooseExample } from './worked-example.ts';

/** Chooses what to do about what was perceived. Contains only policy. */
export function decideMove(world: PracticeWorld, state: PracticeState, sight: PracticeSight, moment: Moment): PracticeMove {
  switch (sight.kind) {
    case 'unsafe':
      return { kind: 'stop', found: sight.found };
    case 'too_soon':
      return { kind: 'wait', slow_down: sight.slow_down };
    case 'answer':
      return decideOnAnswer(world, state, sight, moment);
    case 'ask_hint': {
      const last = sight.open.hints.at(-1)?.hint_level ?? 0;
      const level = Math.min(3, Math.max(last + 1, levelAfter(wrongAttempts(sight.open), world.policy))) as HintLevel;
      return {
        kind: 'hint',
        open: sight.open,
        problem: sight.problem,
        level,
        clicking: sight.clicking,
        turn: state.session.version,
      };
    }
    case 'see_example': {
      const { open, problem } = sight;
      const sibling = chooseExample(
        problem,
        freeFor(world, state.session, open.skill_id, moment.now),
        state.session.served,
        moment.random,
      );
      if (open.example !== null || sibling === null) {
        throw new TutorRefusal(
          'not_now',
          open.example === null
            ? 'There is no example like this one yet. A hint may help.'
            : 'The example is on the page already.',
        );
      }
      return { kind: 'example', open, problem, sibling };
    }
    case 'skip': {
      // In practice, skipping is weak evidence, and students shouldn't be afraid of it. In a checkpoint it means that the
      // student couldn't do the problem.
      const counts = state.session.mode === 'checkpoint' && mayCount(world, sight.open);
      const evidence: Evidence | null = counts
        ? asEvidence(state.session, sight.problem, { outcome: 'incorrect', aided: false }, moment)
        : null;
      const withheld = isWithheld(world.met, sight.problem, state.session.session_id, moment.now);
      return { kind: 'give_up', open: sight.open, problem: sight.problem, evidence, withheld };
    }
    case 'next':
      return decideNext(world, state, moment);
  }
}

function decideOnAnswer(world: PracticeWorld, { session }: PracticeState, sight: AnswerSight, moment: Moment): PracticeMove {
  const { check, open } = sight;
  if (check.verdict === 'unreadable' || check.verdict === 'undecided') return { kind: 'ask_again', sight };

  const aided = open.hints.length > 0 || open.example !== null;
  const right = check.verdict === 'correct';
  const outcome = right ? (aided ? 'hinted' : 'correct') : 'incorrect';
  const evidence: Evidence | null = mayCount(world, open) ? asEvidence(session, sight.problem, { outcome, aided }, moment) : null;
  if (right) return { kind: 'confirm', sight, evidence };
  const exam = openExamIn(world.met.exams, sight.problem.item.problem_content.stem, moment.now);
  if (session.mode === 'checkpoint') return { kind: 'note_wrong', sight, evidence, closes: true, exam };
  if (sight.repeated || exam !== null) return { kind: 'note_wrong', sight, evidence, closes: false, exam };

  const last = open.hints.at(-1)?.hint_level ?? 1;
  const level = Math.max(last, levelAfter(wrongAttempts(open) + 1, world.policy)) as HintLevel;
  return { kind: 'coach', sight, evidence, level };
}

/**
 * True if the problem may still count as evidence. It counts once, and never after the student has seen its solution in any
 * session.
 */
const mayCount = ({ met }: PracticeWorld, { counted, problem_id }: OpenProblem): boolean =>
  !counted && !met.exposed.has(problem_id);

/** Turns the outcome of a problem into evidence of its skill, with the weight that this session's mode gives it. */
export function asEvidence(
  { mode, problems_right }: Pick<PracticeSession, 'mode' | 'problems_right'>,
  { item }: BankedProblem,
  { outcome, aided }: Pick<Evidence, 'outcome' | 'aided'>,
  { now }: Moment,
): Evidence {
  const rightInCheckpoint = mode === 'checkpoint' ? problems_right + (outcome === 'correct' ? 1 : 0) : null;
  return { outcome, aided, weight: mode, guessFloor: guessFloor(item.answer_spec), rightInCheckpoint, at: now };
}

/** Counts the different wrong answers so far. Repeating one is not a new attempt. */
export const wrongAttempts = ({ attempts }: OpenProblem): number =>
  new Set(attempts.filter(({ view }) => view.verdict === 'incorrect').map(({ key }) => key)).size;

/**
 * The ladder of practice spec §7.5: attempt 1 → level 1, 2 → 2, 3 and more → 3. Before any attempt, the level is that of the
 * first rung.
 */
export const levelAfter = (attempt: number, { ladder }: PracticePolicy): HintLevel =>
  ladder[Math.min(Math.max(attempt, 1), ladder.length) - 1]!;

/** Decides what follows a closed problem: the end, a pause, or another problem. */
function decideNext(world: PracticeWorld, state: PracticeState, moment: Moment): PracticeMove {
  const { session } = state;
  const { policy } = world;
  if (session.mode === 'review')
    return nextReviewMove(world, state, moment) ?? { kind: 'finish', words: nothingMoreDue(session.problems_done) };
  if (session.mode === 'checkpoint' && checkpointIsOver(world, state)) {
    return { kind: 'finish', words: checkpointResult(session, stateOf(session.skill, state.skills), policy) };
  }
  const reached = !session.stood_at_start && standsNow(stateOf(session.skill, state.skills), policy);
  // Without the graph, we can't tell which skill comes next, so practice of this one continues (practice spec §11.2).
  if (session.mode === 'practice' && reached && world.graph !== null)
    return { kind: 'finish', words: finishedWords(world, state) };
  if (
    session.mode === 'practice' &&
    session.phase.kind !== 'paused' &&
    session.problems_without_progress >= policy.pause_after_problems
  ) {
    return { kind: 'pause', words: pauseWords(world, state) };
  }
  const problem = problemFor(world, state, session.skill, moment);
  return problem === null
    ? { kind: 'finish', words: outOfProblems(session.skill.name) }
    : { kind: 'serve', problem, skill: session.skill, reason: session.reason };
}

/**
 * True if all its problems are done, it is passed, or it can no longer be passed: there is no point in asking more once the
 * result is certain.
 */
function checkpointIsOver({ policy }: PracticeWorld, { session, skills }: PracticeState): boolean {
  const { problems_done, problems_right } = session;
  const passed = problems_right >= policy.checkpoint_pass && standsNow(stateOf(session.skill, skills), policy);
  const lost = problems_done - problems_right > policy.checkpoint_problems - policy.checkpoint_pass;
  return passed || lost || problems_done >= policy.checkpoint_problems;
}

/** Returns the next skill that is due and hasn't been visited in this session; null if there is none. */
export function nextReviewMove(
  world: PracticeWorld,
  state: PracticeState,
  moment: Moment,
): Extract<PracticeMove, { kind: 'serve' }> | null {
  for (const { skill_id } of dueReviews(state.skills, world.policy, moment.now)) {
    const skill = world.graph?.byId.get(skill_id);
    if (skill === undefined || state.session.reviewed.includes(skill_id)) continue;
    const problem = problemFor(world, state, skill, moment);
    if (problem !== null) return { kind: 'serve', problem, skill, reason: reviewReason };
  }
  return null;
}

export function problemFor(
  world: PracticeWorld,
  { session, skills }: PracticeState,
  skill: PracticeSession['skill'] | { id: PracticeSession['skill']['id']; bkt: PracticeSession['skill']['bkt'] },
  { random, now }: Moment,
) {
  const wanted = wantedDifficulty(session.mode, stateOf(skill, skills), session.problems_done, world.policy);
  return chooseProblem(
    freeFor(world, session, skill.id, now),
    wanted,
    session.served,
    random,
    world.met.exposed,
    world.shownLately,
  );
}

/**
 * Returns the problems that may be served in this session. In a checkpoint: only those that are held back for checkpoints and
 * can still count. Otherwise: all practice problems that aren't withheld from the student.
 */
function freeFor(
  { shelf, met }: PracticeWorld,
  { mode, session_id }: PracticeSession,
  skill: SkillId,
  now: Date,
): readonly BankedProblem[] {
  const free = (problems: readonly BankedProblem[]) => problems.filter((problem) => !isWithheld(met, problem, session_id, now));
  return mode === 'checkpoint'
    ? free(shelf.heldBackFor(skill)).filter(({ item }) => !met.exposed.has(item.meta.id))
    : free(shelf.verifiedFor(skill));
}
