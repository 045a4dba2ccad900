import { engineVersion } from '../math/engine-version.ts';
import type { LearningEvent } from '@stoa/schema/learning-event';
import { BankedProblem } from '@stoa/schema/problem';
import { stemSolver } from '../solving/stem-task.ts';
import { answerFollows, isConfirmedBlind } from './answer-follows.ts';
import { answerIsCanonical, answerIsCorrect, formIsJudged } from './answer-holds.ts';
import { choicesComeFromRules } from './choices-differ.ts';
import { answerFigureReaches } from './answer-figure-reaches.ts';
import { figureKeepsTheAnswer } from './figure-keeps-the-answer.ts';
import { hintsKeepTheAnswer, laddersHaveThreeRungs, thirdRungsAreSubSteps } from './hints-keep-the-answer.ts';
import { skillIsServed, type FamilyRecord } from './skill-is-served.ts';
import { choicesAreUnique, formIsAskedFor, stemGivesSomething, textsAreWhole } from './stem-is-clear.ts';
import { rulesAreTold, rulesKeepTheAnswer } from './rules-are-told.ts';
import { stepsArrive } from './steps-arrive.ts';
import { stepsAreTrue } from './steps-are-true.ts';
import { testsPass } from './tests-pass.ts';
import type { RubricLine, VerificationPolicy } from '@stoa/schema/verification-policy';

/** One deterministic check: its name in a report, the line of the rubric that it measures, and the faults that it finds. */
type Check = { name: string; line: RubricLine; faults: (problem: BankedProblem, known: KnownContent) => string[] };

/**
 * What the verifier knows besides the problem: the graph, the families that write problems, and the conditions for approval.
 */
export type KnownContent = {
  graph: { readonly version: string; readonly nodes: readonly { readonly id: string }[] };
  families: FamilyRecord;
  policy: VerificationPolicy;
};

const checks: readonly Check[] = [
  { name: 'answer is correct', line: 'solvability', faults: answerIsCorrect },
  { name: 'answer is canonical', line: 'solvability', faults: answerIsCanonical },
  { name: 'answer follows from the stem', line: 'solvability', faults: answerFollows },
  { name: 'stem gives something', line: 'ambiguity', faults: stemGivesSomething },
  { name: 'texts are whole', line: 'ambiguity', faults: textsAreWhole },
  { name: 'figure keeps the answer', line: 'ambiguity', faults: figureKeepsTheAnswer },
  { name: 'answer fits the picture', line: 'solvability', faults: answerFigureReaches },
  { name: 'form is asked for', line: 'ambiguity', faults: formIsAskedFor },
  { name: 'form is judged', line: 'ambiguity', faults: formIsJudged },
  { name: 'choices are unique', line: 'ambiguity', faults: choicesAreUnique },
  { name: 'steps arrive', line: 'procedural_correctness', faults: stepsArrive },
  { name: 'steps are true', line: 'procedural_correctness', faults: stepsAreTrue },
  { name: 'skill is served', line: 'pedagogical_alignment', faults: skillIsServed },
  { name: 'choices come from mal-rules', line: 'pedagogical_alignment', faults: choicesComeFromRules },
  { name: 'misconceptions have rules', line: 'pedagogical_alignment', faults: rulesAreTold },
  { name: 'own tests pass', line: 'pedagogical_alignment', faults: testsPass },
  { name: 'ladders have three rungs', line: 'pedagogical_alignment', faults: laddersHaveThreeRungs },
  { name: 'third hints are steps', line: 'pedagogical_alignment', faults: thirdRungsAreSubSteps },
  { name: 'hints keep the answer', line: 'pedagogical_alignment', faults: hintsKeepTheAnswer },
  { name: 'rules keep the answer', line: 'pedagogical_alignment', faults: rulesKeepTheAnswer },
];

type Verifier = BankedProblem['item']['meta']['provenance']['verifier'];

export type VerificationIssue = { check: string; message: string };

/** A verified problem can be published with its events. A rejected one lists what each check found, and is never published. */
export type Verification =
  | { kind: 'verified'; problem: BankedProblem; events: LearningEvent[] }
  | { kind: 'rejected'; problem: BankedProblem; events: LearningEvent[]; issues: VerificationIssue[] };

/**
 * Verifies a problem without any model (practice spec §4.2 stage D, §6): same problem, same engine, same verdict.
 *
 * Shape   the problem comes back with status VERIFIED or REJECTED, its verifier, its report and the event of §10.1.
 * Errors  none: a problem that doesn't even fit the schema is rejected with the schema's messages.
 */
export function verifyProblem(problem: BankedProblem, { now, ...known }: KnownContent & { now: Date }): Verification {
  const misfit = BankedProblem.safeParse(problem).error;
  const issues =
    misfit === undefined
      ? checks.flatMap((check) => check.faults(problem, known).map((message) => ({ check: check.name, message })))
      : misfit.issues.map(({ path, message }) => ({ check: 'schema', message: `${path.join('.')}: ${message}` }));
  const rubric_scores = scores(issues);
  const { policy } = known;
  const reachesAll = rubricLines.every((line) => rubric_scores[line] >= policy.thresholds[line]);
  const approved = issues.length === 0 && reachesAll;
  const { meta } = problem.item;
  const judged: BankedProblem = {
    ...problem,
    item: {
      ...problem.item,
      meta: {
        ...meta,
        status: approved ? 'VERIFIED' : 'REJECTED',
        verified_at: approved ? now.toISOString() : null,
        provenance: {
          ...meta.provenance,
          ...criticOf(problem, misfit === undefined),
          verifier: verifierOf(problem, policy, approved),
        },
        verification_report: {
          rubric_scores,
          underspecified: issues.some(({ check }) => underspecifying.has(check)),
          issues: issues.map(({ check, message }) => `${check}: ${message}`),
        },
      },
    },
  };
  const events = [eventOf(judged, known)];
  return approved ? { kind: 'verified', problem: judged, events } : { kind: 'rejected', problem: judged, events, issues };
}

const rubricLines = [
  'solvability',
  'ambiguity',
  'procedural_correctness',
  'pedagogical_alignment',
] as const satisfies RubricLine[];

/** Checks whose failure means that it is unclear what is asked. */
const underspecifying: ReadonlySet<string> = new Set(['stem gives something', 'form is asked for']);

/**
 * Returns who solved the problem blind and who compared (practice spec §4.2 stages B and C): code, if the stem can be read. A
 * model's signature from before is kept.
 */
function criticOf(problem: BankedProblem, isWhole: boolean): { critic_model?: string; judge_model?: string } {
  const { critic_model, judge_model } = problem.item.meta.provenance;
  const isOurs = [critic_model, judge_model].every((one) => one === 'none' || one === stemSolver || one === engineVersion);
  if (!isWhole || !isOurs) return {};
  return isConfirmedBlind(problem)
    ? { critic_model: stemSolver, judge_model: engineVersion }
    : { critic_model: 'none', judge_model: 'none' };
}

/** Returns, for each line of the rubric, the share of its checks that passed; 0 if the problem doesn't fit the schema. */
function scores(issues: readonly VerificationIssue[]): Record<RubricLine, number> {
  const failed = new Set(issues.map(({ check }) => check));
  const score = (line: RubricLine): number => {
    const own = checks.filter((check) => check.line === line);
    return failed.has('schema') ? 0 : own.filter(({ name }) => !failed.has(name)).length / own.length;
  };
  return {
    solvability: score('solvability'),
    ambiguity: score('ambiguity'),
    procedural_correctness: score('procedural_correctness'),
    pedagogical_alignment: score('pedagogical_alignment'),
  };
}

function verifierOf({ item }: BankedProblem, policy: VerificationPolicy, passed: boolean): Verifier {
  const type =
    item.answer_spec.input_type === 'expression' ? 'symbolic' : item.answer_spec.input_type === 'set' ? 'hybrid' : 'numeric';
  return { type, tool: 'stoa', passed, details: `${engineVersion}, ${policy.version}` };
}

function eventOf({ item, origin }: BankedProblem, { graph, policy }: KnownContent): LearningEvent {
  const { meta } = item;
  const problem = { problem_id: meta.id, problem_version: meta.version, skill_id: meta.skill_id };
  const versions: LearningEvent['versions'] = {
    graph: graph.version,
    policy: policy.version,
    engine: engineVersion,
    problem: {
      id: meta.id,
      version: meta.version,
      generator: `${origin.generator}@${origin.generator_version}`,
      seed: origin.seed,
    },
    agent: null,
  };
  const verifier = `${meta.provenance.verifier.tool} (${meta.provenance.verifier.details})`;
  return meta.status === 'VERIFIED'
    ? { type: 'verification_approved', ...problem, verifier, versions }
    : { type: 'verification_rejected', ...problem, verifier, issues: meta.verification_report.issues, versions };
}
