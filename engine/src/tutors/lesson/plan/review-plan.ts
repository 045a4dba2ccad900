import type { Guideline } from '@stoa/schema/study-plan';
import type { VerificationPolicy } from '@stoa/schema/verification-policy';
import type { SkillGraphIndex } from '../../../skills/graph-index.ts';
import { verifyProblem, type Verification } from '../../../verification/verify-problem.ts';
import { error, type Finding } from './plan-finding.ts';
import { questionProblem, questionsOf } from './question-problem.ts';
import { validatePlan } from './validate-plan.ts';

export type VerifiedQuestion = Extract<Verification, { kind: 'verified' }>;

/** The findings in a plan, and its questions as verified problems: all of them if no finding is an error, else none. */
export type PlanReview = { findings: Finding[]; problems: VerifiedQuestion[] };

/** Used in place of the problem's id until the store has assigned one. The verifier doesn't look at it. */
const unnamed = '00000000-0000-4000-8000-000000000000';

/** The part of a question that each check of the verifier is about. The checks not listed are about the whole question. */
const partOf: Readonly<Record<string, string>> = {
  'answer is correct': 'answer.expected',
  'answer is canonical': 'answer.expected',
  'answer follows from the stem': 'answer.expected',
  'form is asked for': 'text',
  'stem gives something': 'text',
  'form is judged': 'answer.expected',
  'choices are unique': 'answer.choices',
  'choices come from mal-rules': 'answer.choices',
  'steps arrive': 'solution',
  'steps are true': 'solution',
  'hints keep the answer': 'hint',
  'ladders have three rungs': 'hint',
};

/**
 * Reads a plan as a student will meet it: runs `validatePlan`, and then the bank's verifier on the form and truth of every
 * question. What isn't verified isn't taught.
 *
 * Shape   a question that already has an error, in itself or in its concept, isn't verified: the verifier would only repeat it.
 * Errors  none.
 */
export function reviewPlan(
  guideline: Guideline,
  graph: Pick<SkillGraphIndex, 'byId' | 'version'> | null,
  { now, policy }: { now: Date; policy: VerificationPolicy },
): PlanReview {
  const found = validatePlan(guideline, graph);
  const isFaulty = (at: string) =>
    found.some((one) => one.severity === 'error' && (one.at === at || one.at.startsWith(`${at}.`)));
  if (found.some(({ severity, at }) => severity === 'error' && at === 'concepts')) return { findings: found, problems: [] };
  const sound = new Set(guideline.plan.concepts.flatMap(({ id }, k) => (isFaulty(`concepts.${k}`) ? [] : [id])));
  const known = {
    version: graph?.version ?? 'unavailable',
    nodes: graph === null ? guideline.plan.concepts.map(({ skill_id: id }) => ({ id })) : [...graph.byId.values()],
  };
  const verified = questionsOf(guideline)
    .filter(({ at, question: { concept } }) => !isFaulty(at) && sound.has(concept))
    .map((placed) => ({
      at: placed.at,
      verification: verifyProblem(
        questionProblem({ ...guideline, topic_id: guideline.guideline_id }, placed, { id: unnamed, now }),
        { now, policy, graph: known, families: new Map() }, // no family generated it
      ),
    }));
  const findings = [
    ...found,
    ...verified.flatMap(({ at, verification }) =>
      verification.kind === 'verified'
        ? []
        : verification.issues.map(({ check, message }) =>
            error([at, partOf[check]].filter(Boolean).join('.'), sentence(message)),
          ),
    ),
  ];
  const problems = findings.some(({ severity }) => severity === 'error')
    ? []
    : verified.flatMap(({ verification }) => (verification.kind === 'verified' ? verification : []));
  return { findings, problems };
}

const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
