import type { LatestCheckpoint } from '@stoa/schema/exposure';
import type { OpenExam } from '@stoa/schema/open-exam';
import type { BankedProblem } from '@stoa/schema/problem';
import { openExamIn } from './open-exam-in.ts';

/**
 * What a learner has met in any of her sessions, as far as it decides what counts and what may be shown:
 *
 *   exposed      problems that are no longer evidence about her: she could see their solution, or they have counted once
 *   checkpoints  her latest checkpoint in each skill, and the problem that is open in it
 *   exams        exam questions that she was given and hasn't passed
 */
export type MetProblems = {
  exposed: ReadonlySet<string>;
  checkpoints: readonly LatestCheckpoint[];
  exams: readonly OpenExam[];
};

/** For a learner who is here for the first time. */
export const nothingMet: MetProblems = { exposed: new Set(), checkpoints: [], exams: [] };

/** Converts what a store has. */
export const metProblems = (held: Omit<MetProblems, 'exposed'> & { exposed: readonly string[] }): MetProblems => ({
  ...held,
  exposed: new Set(held.exposed),
});

/**
 * True if a problem is open in one of the learner's checkpoints, other than this session. Until she answers it, nothing may
 * show how it is solved.
 */
export const waitsInCheckpoint = ({ checkpoints }: MetProblems, problemId: string, sessionId: string | null): boolean =>
  checkpoints.some((one) => one.problem_id === problemId && one.session_id !== sessionId);

/** True if nothing may show how a problem is solved: it is open in a checkpoint, or an open exam question asks for the same. */
export const isWithheld = (met: MetProblems, { item }: BankedProblem, sessionId: string | null, now: Date): boolean =>
  waitsInCheckpoint(met, item.meta.id, sessionId) || openExamIn(met.exams, item.problem_content.stem, now) !== null;

/** True if a session is a checkpoint that the learner left by beginning another one of the same skill. */
export const isLeftCheckpoint = (
  { checkpoints }: MetProblems,
  { mode, skill, session_id }: { mode: string; skill: { id: string }; session_id: string },
): boolean => mode === 'checkpoint' && checkpoints.some((one) => one.skill_id === skill.id && one.session_id !== session_id);

/** Returns what the learner has met after a turn. */
export function metAfter(
  met: MetProblems,
  {
    exposures,
    checkpoint,
  }: { exposures: readonly { problem_id: string }[]; checkpoint: Omit<LatestCheckpoint, 'session_id'> | null },
  sessionId: string,
): MetProblems {
  const others = met.checkpoints.filter(({ skill_id }) => skill_id !== checkpoint?.skill_id);
  return {
    ...met,
    exposed: exposures.length === 0 ? met.exposed : new Set([...met.exposed, ...exposures.map(({ problem_id }) => problem_id)]),
    checkpoints: checkpoint === null ? met.checkpoints : [...others, { ...checkpoint, session_id: sessionId }],
  };
}
