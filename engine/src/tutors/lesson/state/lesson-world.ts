import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { SkillStates } from '../../../mastery/skill-state.ts';
import type { LearnerWorld } from '../../../turn/learner-world.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import type { LessonSession } from './lesson-session.ts';

/** What a turn of a lesson sees beside its own state: the graph, the policy of mastery, the verified bank, whom to call in distress. */
export type LessonWorld = LearnerWorld & {
  planProblems: PlanProblems | null;
  /** What everyday words mean that stand in questions, for who asks for one; nothing where the installation has no such list. */
  everydayWords?: readonly EverydayWord[];
};

/**
 * The questions of the plan that is taught as problems of the bank, by their names in the plan: those that are verified, and only they are asked.
 * Null of a draft: it is in no bank, and its author alone sees it.
 */
export type PlanProblems = ReadonlyMap<string, BankedProblem>;

/** By their names in the plan. */
export const planProblems = (problems: readonly BankedProblem[]): PlanProblems =>
  new Map(problems.flatMap((problem) => (problem.lesson === undefined ? [] : [[problem.lesson.question_id, problem] as const])));

/** What a turn of a lesson changes: the session, and the learner's skill states. */
export type LessonState = { session: LessonSession; skills: SkillStates };
