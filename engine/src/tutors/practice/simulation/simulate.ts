import type { PracticeInput } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import { chanceOfCorrect } from '../../../mastery/bkt.ts';
import { stateOf } from '../../../mastery/skill-state.ts';
import { answerQuestion } from '../../../problems/answer-question.ts';
import { homeOf } from '../home.ts';
import type { PracticeApplied } from '../practice-move.ts';
import { takePracticeTurn } from '../practice-turn.ts';
import type { PracticeState, PracticeWorld } from '../practice-world.ts';
import { startSession } from '../start-session.ts';
import { makeAsk } from '../../../turn/ask.ts';
import { reportOn, type SimulationReport } from './simulation-report.ts';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import { SyntheticLearner, type LearnerKind } from '../../../simulation/synthetic-learner.ts';

export type Simulation = {
  world: PracticeWorld;
  kind: LearnerKind;
  learners: number;
  /** The most problems that each learner meets. */
  problems: number;
  problemsADay: number;
  seed: number;
  /** The morning of the first day; each later day begins 24 hours after the last. */
  start: Date;
};

/** One problem as it went: what the tutor expected, what the learner answered, and what she really knew. */
export type Observation = {
  learner: number;
  skill_id: SkillId;
  predicted: number; // the tutor's estimate, beforehand, of the chance of a right first answer
  right: boolean;
  estimate: number; // p_mastery afterward
  knows: boolean; // whether the learner truly knows the skill afterward
  mastered: boolean; // the tutor declared mastery on this problem
  review: boolean;
};

/** What happened to one learner. */
export type Career = { observations: Observation[]; pauses: number; done: boolean };

const ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });
const secondsATurn = 40;
const mostTries = 3;
const day = 86_400_000;

/**
 * Sends synthetic learners through the real tutor: the same turns, policy and graph as on a server, with a shelf of problems.
 * They practice what the home page recommends, a fixed number of problems a day. A problem that comes up again stands for a new
 * one of its kind, which a server would write when its bank runs low.
 *
 * Errors  throws what the tutor throws: a `TutorRefusal` here is a fault of the tutor.
 */
export async function simulate(simulation: Simulation): Promise<SimulationReport> {
  const careers: Career[] = [];
  for (let learner = 0; learner < simulation.learners; learner += 1) careers.push(await live(simulation, learner));
  return reportOn(simulation, careers);
}

async function live({ world, kind, problems, problemsADay, seed, start }: Simulation, learner: number): Promise<Career> {
  const random = seededChance(seed * 1_000_003 + learner);
  const mind = new SyntheticLearner(kind, random);
  const career: Career = { observations: [], pauses: 0, done: false };
  let turns = 0;
  const moment = () => {
    const today = Math.floor(career.observations.length / problemsADay) + career.pauses;
    turns += 1;
    return {
      now: new Date(start.getTime() + today * day + turns * secondsATurn * 1000),
      random,
      turnId: `${seed}-${learner}-${turns}`,
    };
  };
  let state: PracticeState | null = null;

  while (career.observations.length < problems) {
    const skills: PracticeState['skills'] = state?.skills ?? new Map();
    const { next } = homeOf(world, skills, null, moment().now);
    if (next.kind === 'all_done') return { ...career, done: true };
    const request = { session_id: `s${turns}`, mode: next.mode, skill_id: next.skill.id, previous: state?.session ?? null };
    let applied = startSession(world, skills, request, moment());
    while (applied.reply.view.phase.kind !== 'finished' && career.observations.length < problems) {
      if (applied.reply.view.phase.kind === 'paused') career.pauses += 1; // she takes a break, and goes on the next day
      else
        applied = await workOn(world, mind, applied, moment, (observation) =>
          career.observations.push({ learner, ...observation }),
        );
      applied = await takePracticeTurn(world, applied.state, { kind: 'next' }, ask, moment());
    }
    state = applied.state;
  }
  return career;
}

/** Works on one problem from the first attempt to the end. */
async function workOn(
  world: PracticeWorld,
  mind: SyntheticLearner,
  served: PracticeApplied,
  moment: () => { now: Date; random: () => number; turnId: string },
  observe: (observation: Omit<Observation, 'learner'>) => void,
): Promise<PracticeApplied> {
  const { skill, open, mode } = served.state.session;
  const problem = world.shelf.find(open!.problem_id, open!.version)!;
  const before = stateOf(skill, served.state.skills);
  const right = mind.meets(skill);
  let applied = await takePracticeTurn(world, served.state, attempt(problem, right), ask, moment());
  observe({
    skill_id: skill.id,
    predicted: chanceOfCorrect(before.p_mastery, before),
    right,
    estimate: stateOf(skill, applied.state.skills).p_mastery,
    knows: mind.knows(skill),
    mastered: applied.reply.mastered.length > 0,
    review: mode === 'review',
  });
  for (let tries = 1; tries < mostTries && applied.reply.view.may.attempt; tries += 1) {
    applied = await takePracticeTurn(world, applied.state, attempt(problem, mind.knows(skill)), ask, moment());
  }
  return applied.reply.view.phase.kind === 'answering'
    ? takePracticeTurn(world, applied.state, { kind: 'skip', problem_id: problem.item.meta.id }, ask, moment())
    : applied;
}

/**
 * Returns the right answer or the problem's own plainly wrong one. If work must be shown, the right answer comes with the
 * solution's lines.
 */
function attempt(problem: BankedProblem, right: boolean): PracticeInput {
  const { meta, answer_spec, solution_logic } = problem.item;
  const wrong = problem.tests.find(({ kind }) => kind === 'wrong');
  if (wrong === undefined) throw new Error(`Problem ${meta.id} has no plainly wrong answer among its tests.`);
  const answer = right ? answerQuestion(problem).expected : wrong.answer;
  if (answer_spec.answer_mode !== 'work_shown') return { kind: 'attempt', problem_id: meta.id, answer };
  const lines = right ? solution_logic.steps.map(({ math }) => math) : [answer];
  return { kind: 'attempt_work', problem_id: meta.id, lines };
}
