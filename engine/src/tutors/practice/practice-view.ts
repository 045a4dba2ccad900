import type { PracticeView } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { progressOfSkill } from '../../mastery/skill-progress.ts';
import { stateOf } from '../../mastery/skill-state.ts';
import { shownAnswer } from '../../problems/answer-question.ts';
import { heldBack, slowDownAt, slowDownWords } from './pace.ts';
import { isWithheld } from '../../problems/met-problems.ts';
import { mayAskHint, mayGoOn, phaseNow } from './perceive-input.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { assumedIn, reachOf } from '../../skills/reach.ts';
import { studentProblem } from '../../problems/student-problem.ts';
import { hasExample } from './worked-example.ts';

/** Everything that the practice screen shows. It contains the problem's answer and steps only once the problem is closed. */
export function practiceView(world: PracticeWorld, state: PracticeState, now: Date): PracticeView {
  const { session, skills } = state;
  const { open, skill } = session;
  const phase = phaseNow(world, session);
  const problem = open === null ? null : world.shelf.find(open.problem_id, open.version);
  const reach = reachOf(world, skill.id, skills, assumedIn(world, skills));
  const slow = slowDownAt(session, now);
  const free = (act: string) => slow === null || !heldBack[slow.kind].includes(act);
  const answering = phase.kind === 'answering' && problem !== null;

  return {
    session_id: session.session_id,
    version: session.version,
    mode: session.mode,
    skill: { id: skill.id, name: skill.name, description: skill.description },
    reason: session.reason,
    phase,
    problem: problem === null ? null : studentProblem(problem),
    attempts: open?.attempts.map(({ view }) => view) ?? [],
    hints: open?.hints ?? [],
    example: open?.example ?? null,
    solution:
      problem !== null && phase.kind !== 'answering' && isOpenToHer(world, state, problem, now) ? solutionOf(problem) : null,
    just_for_practice: answering && !open!.counted && world.met.exposed.has(open!.problem_id),
    progress: progressOfSkill(stateOf(skill, skills), reach, world.policy, now),
    problems_done: session.problems_done,
    checkpoint: checkpointOf(world, session),
    safety: session.stopped,
    slow_down: slow === null ? null : { ...slow, words: slowDownWords[slow.kind] },
    may: {
      attempt: answering && free('attempt'),
      hint: answering && free('ask_hint') && mayAskHint(session.mode, open!),
      example: (answering || (phase.kind === 'paused' && problem !== null)) && mayExample(world, state, problem),
      skip: answering && free('skip'),
      next: mayGoOn(world, session),
    },
  };
}

const checkpointOf = ({ policy }: PracticeWorld, { mode, problems_right }: PracticeState['session']) =>
  mode === 'checkpoint' ? { problems: policy.checkpoint_problems, right: problems_right, pass: policy.checkpoint_pass } : null;

/**
 * True if the student may read the solution of a closed problem: never in a checkpoint, nor while another checkpoint needs the
 * problem or it is one of her exam questions.
 */
const isOpenToHer = (
  { met }: PracticeWorld,
  { session: { mode, open, session_id } }: PracticeState,
  problem: BankedProblem,
  now: Date,
): boolean => mode !== 'checkpoint' && open !== null && !open.withheld && !isWithheld(met, problem, session_id, now);

const solutionOf = (problem: BankedProblem): NonNullable<PracticeView['solution']> => ({
  answer: shownAnswer(problem),
  steps: problem.item.solution_logic.steps,
});

function mayExample(world: PracticeWorld, { session }: PracticeState, problem: BankedProblem): boolean {
  if (session.mode === 'checkpoint' || session.open?.example !== null) return false;
  return hasExample(problem, world.shelf.verifiedFor(problem.item.meta.skill_id));
}
