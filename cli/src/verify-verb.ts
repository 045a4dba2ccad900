import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import { BankedProblem } from '@stoa/schema/problem';
import type { z } from 'zod';

/** A line of `stoa verify`: a whole problem, as `stoa generate` writes it. */
export const VerifyLine: z.ZodType<BankedProblem> = BankedProblem;

/** Runs the deterministic verifier over one problem. */
export const verifyLine =
  ({ graphVersion, now }: { graphVersion: string; now: Date }) =>
  (problem: BankedProblem) => {
    const verification = verifyProblem(problem, { now, graphVersion });
    const { id, version, skill_id } = problem.item.meta;
    return {
      problem_id: id,
      version,
      skill_id,
      status: verification.problem.item.meta.status,
      issues: verification.kind === 'rejected' ? verification.issues : [],
    };
  };
