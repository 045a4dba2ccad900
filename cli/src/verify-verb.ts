import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import { allGenerators } from '@stoa/factory/all-generators';
import { familyRecord } from '@stoa/factory/family-record';
import { BankedProblem } from '@stoa/schema/problem';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import type { SkillGraph } from '@stoa/schema/skill';
import type { z } from 'zod';

const families = familyRecord(allGenerators);
const policy = openVerificationPolicy();

/** A line of `stoa verify`: a whole problem, as `stoa generate` writes it. */
export const VerifyLine: z.ZodType<BankedProblem> = BankedProblem;

/** Runs the deterministic verifier over one problem. */
export const verifyLine =
  ({ graph, now }: { graph: SkillGraph; now: Date }) =>
  (problem: BankedProblem) => {
    const verification = verifyProblem(problem, { now, graph, families, policy });
    const { id, version, skill_id } = problem.item.meta;
    return {
      problem_id: id,
      version,
      skill_id,
      status: verification.problem.item.meta.status,
      issues: verification.kind === 'rejected' ? verification.issues : [],
    };
  };
