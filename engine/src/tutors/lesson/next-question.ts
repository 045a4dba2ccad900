import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { PlanQuestion, StudyPlanStep } from '@stoa/schema/study-plan';
import type { Moment } from '../../turn/tutor.ts';
import { chooseProblem } from '../practice/choose-problem.ts';
import { untoldWays } from './explaining.ts';
import type { Material } from './lesson-move.ts';
import { totalSteps, type LessonSession, type Question } from './lesson-session.ts';
import type { LessonWorld } from './lesson-world.ts';
import { poseBankProblem, posePlanQuestion, type Posing } from './pose-question.ts';
import { stepAt } from './step-progress.ts';

/**
 * The next question of a step: of the plan's own the first that was not asked, then problems of the verified bank on the concept's
 * skill, the easiest first, then the plan's own again, the one longest ago. A practice step asks the bank at once, at its difficulties
 * in turn. Never the question just left. Null where there is none at all.
 */
export function nextQuestion(
  world: LessonWorld,
  session: LessonSession,
  step: number,
  { random }: Pick<Moment, 'random'>,
): Question | null {
  const planned = stepAt(session, step);
  if (planned === undefined) return extensionQuestion(world, session, { random });
  const posing = posingOf(session, step, planned.concept);
  const asked = askedIn(session);
  const skill = planned.type === 'practice' ? planned.skill_id : skillOf(session, planned.concept);
  const own = planned.type === 'practice' ? [] : planned.questions;
  const unasked = own.find(({ id }) => !asked.plan.includes(id));
  if (unasked !== undefined) return posePlanQuestion(unasked, posing);

  const problem = bankProblem(world, session, skill, wantedDifficulty(session, planned), random);
  if (problem !== null) return poseBankProblem(problem, posing);
  const again = longestAgo(planned.type === 'practice' ? siblingsOf(session, planned.concept) : own, asked.plan);
  return again === null ? null : posePlanQuestion(again, posing);
}

/** What comes before the first question of a step, and before one that follows a question which had to be told. */
export function materialFor(session: LessonSession, step: number, entering: boolean): Material {
  const planned = stepAt(session, step);
  if (planned === undefined) return { entering: null, explanation: null, example: null };
  const teaches = planned.type === 'explain' && entering;
  return {
    entering: entering ? { step, title: planned.title } : null,
    explanation: teaches ? wayIn(session, planned) : null,
    example: teaches && session.pace_preference !== 'fast' ? planned.worked_example : null,
  };
}

/** The explanation, or a way that she has not been told; for who goes slowly the other ways first. Null when all were told. */
function wayIn(session: LessonSession, step: Extract<StudyPlanStep, { type: 'explain' }>): string | null {
  const untold = untoldWays(session, step);
  const slow = session.pace_preference === 'slow' ? untold.find((way) => way !== step.explanation) : undefined;
  return slow ?? untold[0] ?? null;
}

const posingOf = (session: LessonSession, step: number, concept: string): Posing => ({
  question_id: `q${session.closed_questions.length + (session.last_question === null ? 0 : 1) + 1}`,
  step,
  concept,
  turn: session.turn_count,
});

/** Everything that was asked in this session, the question in focus with it, oldest first. */
function askedIn({ closed_questions, last_question }: LessonSession) {
  const sources = [...closed_questions, ...(last_question === null ? [] : [last_question])].map(({ source }) => source);
  return {
    plan: sources.flatMap((source) => (source.kind === 'plan' ? [source.id] : [])),
    bank: sources.flatMap((source) => (source.kind === 'bank' ? [source] : [])),
  };
}

const skillOf = ({ topic }: LessonSession, concept: string): SkillId | null =>
  topic.plan.concepts.find(({ id }) => id === concept)?.skill_id ?? null;

function wantedDifficulty(session: LessonSession, planned: StudyPlanStep): number {
  if (planned.type !== 'practice') return 1;
  const asked = session.closed_questions.filter(({ step }) => step === planned.step).length;
  return planned.difficulties[asked % planned.difficulties.length]!;
}

/** A verified problem that she has not met in this lesson and that wants one answer, not a page of work; null when there is none. */
function bankProblem(
  { shelf }: LessonWorld,
  session: LessonSession,
  skill: SkillId | null,
  difficulty: number,
  random: () => number,
): BankedProblem | null {
  if (skill === null) return null;
  const met = askedIn(session).bank;
  const fresh = shelf
    .verifiedFor(skill)
    .filter(
      ({ item }) => item.answer_spec.answer_mode !== 'work_shown' && met.every(({ problem_id }) => problem_id !== item.meta.id),
    );
  return chooseProblem(
    fresh,
    difficulty,
    met.map(({ problem_id, family }) => ({ problem_id, family, as: 'problem' })),
    random,
  );
}

/** The plan's questions on a concept, for a practice step whose skill has no problems. */
const siblingsOf = ({ topic }: LessonSession, concept: string): PlanQuestion[] =>
  topic.plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions.filter((one) => one.concept === concept)));

function longestAgo(questions: readonly PlanQuestion[], asked: readonly string[]): PlanQuestion | null {
  const others = questions.filter(({ id }) => id !== asked.at(-1));
  return (
    (others.length > 0 ? others : questions).toSorted((a, b) => asked.lastIndexOf(a.id) - asked.lastIndexOf(b.id))[0] ?? null
  );
}

/** Beyond the plan: the hardest problems of its last practiced skill, one after another. */
function extensionQuestion(world: LessonWorld, session: LessonSession, { random }: Pick<Moment, 'random'>): Question | null {
  const practice = session.topic.plan.steps.findLast(({ type }) => type === 'practice');
  const concept = practice?.concept ?? session.topic.plan.concepts.at(-1)!.id;
  const skill = practice?.type === 'practice' ? practice.skill_id : skillOf(session, concept);
  const problem = bankProblem(world, session, skill, hardest, random);
  return problem === null ? null : poseBankProblem(problem, posingOf(session, totalSteps(session) + 1, concept));
}

const hardest = 5;
