import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { chanceOf, chanceOfCorrect, logOddsAfter, logOddsOf } from '@stoa/engine/mastery/bkt';
import { typicalSkill } from '@stoa/engine/mastery/fit-bkt';
import { fitSkills } from '@stoa/engine/mastery/fit-skills';
import { predictionQuality, type Foreseen } from '@stoa/engine/mastery/prediction-quality';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { BktParams } from '@stoa/schema/skill';
import { faultOfLine } from './line-fault.ts';

const Name = z.union([z.string(), z.number()]).transform(String);
const Correct = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])])
  .transform((value) => /^(?:1|true)$/.test(`${value}`));

/**
 * A first attempt; lines are sorted oldest first. Ids may be numbers; `correct` may be 0 or 1, quoted or not; `at` is passed
 * through.
 */
export const ResponseLine = z.object({
  learner: Name,
  skill: Name,
  correct: Correct,
  at: z.union([z.string(), z.number()]).nullish(),
});
type Response = z.infer<typeof ResponseLine>;

/** A prediction and the actual response, as `bkt predict` writes it. */
export const PredictionLine = z.object({ predicted: z.number().min(0).max(1), correct: Correct, skill: Name.optional() });

const FittedSkill = z.object({ skill: Name, ...BktParams.shape });

/** Collects responses, then fits the skills, in the order of their names. */
export function bktFit() {
  const skills = new Map<string, Map<string, boolean[]>>();
  return {
    take({ learner, skill, correct }: Response): undefined {
      const learners = skills.get(skill) ?? new Map<string, boolean[]>();
      skills.set(skill, learners);
      const responses = learners.get(learner);
      if (responses === undefined) learners.set(learner, [correct]);
      else responses.push(correct);
    },
    *fits() {
      const sequences = new Map(inOrder(skills).map(([skill, learners]) => [skill, [...learners.values()]]));
      for (const [skill, { params, why, sequences: learners, ...fit }] of fitSkills(sequences)) {
        yield { skill, ...params, learners, ...fit, fitted: why === null, ...(why !== null && { why }) };
      }
    },
  };
}

/** A skill's parameters and their origin. A skill about which nothing is known gets typical ones. */
export type ParamsOf = (skill: string) => { values: BktParams; from: 'fitted' | 'graph' | 'typical' };

const typical = { values: typicalSkill, from: 'typical' } as const;

/**
 * Reads parameters from a file of `bkt fit`, or takes those of the skill graph.
 *
 * Errors  names the line that isn't a fitted skill. A line with an error of the fit is skipped.
 */
export async function readParams(file: string | undefined): Promise<ParamsOf> {
  const from = file === undefined ? 'graph' : 'fitted';
  const bySkill = file === undefined ? paramsOfGraph() : await paramsOfFile(file);
  return (skill) => {
    const values = bySkill.get(skill);
    return values === undefined ? typical : { values, from };
  };
}

const paramsOfGraph = (): Map<string, BktParams> => new Map(openSkillGraph().graph.nodes.map(({ id, bkt }) => [id, bkt]));

async function paramsOfFile(file: string): Promise<Map<string, BktParams>> {
  const bySkill = new Map<string, BktParams>();
  for (const [at, text] of (await readFile(file, 'utf8')).split('\n').entries()) {
    if (text.trim() === '' || text.startsWith('{"error"')) continue;
    const { skill, ...params } = fittedSkill(text, `${file}:${at + 1}`);
    bySkill.set(skill, params);
  }
  return bySkill;
}

function fittedSkill(text: string, place: string): z.infer<typeof FittedSkill> {
  try {
    return FittedSkill.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? faultOfLine(JSON.parse(text), error.issues) : (error as Error).message;
    throw new Error(`${place} is no fitted skill: ${why}`, { cause: error });
  }
}

/**
 * Predicts each response from those that the same learner gave to the same skill before it, and says where the parameters are
 * from.
 */
export function bktPredict(paramsOf: ParamsOf) {
  const skills = new Map<string, Map<string, number>>(); // log-odds of mastery, by skill and learner
  return ({ learner, skill, correct, at }: Response) => {
    const { values: params, from } = paramsOf(skill);
    const learners = skills.get(skill) ?? new Map<string, number>();
    skills.set(skill, learners);
    const before = learners.get(learner) ?? logOddsOf(params.p_init);
    const after = logOddsAfter(before, correct ? 'correct' : 'incorrect', params);
    learners.set(learner, after);
    return {
      learner,
      skill,
      at,
      correct,
      predicted: chanceOfCorrect(chanceOf(before), params),
      p_mastery_before: shown(before),
      p_mastery: shown(after),
      params: from,
    };
  };
}

/** Returns a mastery to print: the nearest double that is neither 0 nor 1, because neither is ever meant. */
const shown = (logOdds: number): number => Math.min(1 - Number.EPSILON / 2, Math.max(Number.MIN_VALUE, chanceOf(logOdds)));

/** Collects predictions, then measures them: first all of them, then by skill. */
export function bktMeasure() {
  const all: (Foreseen & { skill: string | undefined })[] = [];
  return {
    take({ predicted, correct, skill }: z.infer<typeof PredictionLine>): undefined {
      all.push({ predicted, right: correct, skill });
    },
    *qualities() {
      yield { skill: null, ...(predictionQuality(all) ?? { n: 0 }) };
      for (const [skill, own] of inOrder(Map.groupBy(all, (one) => one.skill))) {
        if (skill !== undefined) yield { skill, ...predictionQuality(own) };
      }
    },
  };
}

/** Sorts by the names of the skills. */
const inOrder = <Name extends string | undefined, Of>(bySkill: ReadonlyMap<Name, Of>): [Name, Of][] =>
  [...bySkill].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
