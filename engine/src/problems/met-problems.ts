import type { LatestCheckpoint } from '@stoa/schema/exposure';

/**
 * What a learner has met in any of their sessions, so far as it decides what counts and what may be shown:
 *
 *   exposed      problems that say nothing of her any more: their solution was open to her, or they have counted once
 *   checkpoints  her latest checkpoint in each skill, and what waits in it
 */
export type MetProblems = { exposed: ReadonlySet<string>; checkpoints: readonly LatestCheckpoint[] };

/** Of somebody who is here for the first time. */
export const nothingMet: MetProblems = { exposed: new Set(), checkpoints: [] };

/** What a store holds of it. */
export const metProblems = (held: { exposed: readonly string[]; checkpoints: readonly LatestCheckpoint[] }): MetProblems => ({
  exposed: new Set(held.exposed),
  checkpoints: held.checkpoints,
});

/** Whether a problem waits for the learner's answer in a checkpoint, this session apart: until then nothing may show how it is solved. */
export const waitsInCheckpoint = ({ checkpoints }: MetProblems, problemId: string, sessionId: string | null): boolean =>
  checkpoints.some((one) => one.problem_id === problemId && one.session_id !== sessionId);

/** Whether a session is a checkpoint that the learner has left by beginning another one of the same skill. */
export const isLeftCheckpoint = (
  { checkpoints }: MetProblems,
  { mode, skill, session_id }: { mode: string; skill: { id: string }; session_id: string },
): boolean => mode === 'checkpoint' && checkpoints.some((one) => one.skill_id === skill.id && one.session_id !== session_id);

/** What the learner has met after a turn. */
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
    exposed: exposures.length === 0 ? met.exposed : new Set([...met.exposed, ...exposures.map(({ problem_id }) => problem_id)]),
    checkpoints: checkpoint === null ? met.checkpoints : [...others, { ...checkpoint, session_id: sessionId }],
  };
}
