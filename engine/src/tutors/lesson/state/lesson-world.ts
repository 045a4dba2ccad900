import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { SkillStates } from '../../../mastery/skill-state.ts';
import type { LearnerWorld } from '../../../turn/learner-world.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import type { LessonSession } from './lesson-session.ts';

/**
 * What a turn of a lesson knows besides its own state: the graph, the mastery policy, the verified bank, who to call in
 * distress.
 */
export type LessonWorld = LearnerWorld & {
  planProblems: PlanProblems | null;
  /** The meanings of everyday words in questions, for a student who asks; undefined if the installation has no such list. */
  everydayWords?: readonly EverydayWord[];
};

/**
 * The plan's questions as problems of the bank, by their names in the plan. Only verified ones are in it, and only they are
 * asked. Null for a draft, which is in no bank and seen only by its author.
 */
export type PlanProblems = ReadonlyMap<string, BankedProblem>;

/** Indexes problems by their names in the plan. */
export const planProblems = (problems: readonly BankedProblem[]): PlanProblems =>
  new Map(problems.flatMap((problem) => (problem.lesson === undefined ? [] : [[problem.lesson.question_id, problem] as const])));

/** What a turn of a lesson changes: the session, and the learner's skill states. */
export type LessonState = { session: LessonSession; skills: SkillStates };
