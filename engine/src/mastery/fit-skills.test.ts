import { describe, expect, it } from 'vitest';
import type { BktParams } from '@stoa/schema/skill';
import { seededChance } from '../simulation/seeded-chance.ts';
import { chanceOfCorrect, updateMastery } from './bkt.ts';
import { fitBkt, typicalSkill } from './fit-bkt.ts';
import { fitSkills } from './fit-skills.ts';
import { predictionQuality } from './prediction-quality.ts';

const chance = seededChance(17);
const between = (least: number, most: number) => least + (most - least) * chance();

/** A skill of a course that differs from the typical one: lucky guesses and slips are frequent. */
const skillOfCourse = (): BktParams => ({
  p_init: between(0.1, 0.5),
  p_transit: between(0.05, 0.15),
  p_slip: between(0.2, 0.3),
  p_guess: between(0.3, 0.4),
});

const simulated = (params: BktParams, learners: number, responses: number): boolean[][] =>
  Array.from({ length: learners }, () => {
    let knows = chance() < params.p_init;
    return Array.from({ length: responses }, () => {
      const right = chance() < (knows ? 1 - params.p_slip : params.p_guess);
      knows ||= chance() < params.p_transit;
      return right;
    });
  });

/** Predicts responses one after the other, each from those before it. */
const foreseen = (sequences: readonly (readonly boolean[])[], params: BktParams) =>
  sequences.flatMap((sequence) => {
    let mastery = params.p_init;
    return sequence.map((right) => {
      const predicted = chanceOfCorrect(mastery, params);
      mastery = updateMastery(mastery, right ? 'correct' : 'incorrect', params);
      return { predicted, right };
    });
  });

describe('fitSkills', () => {
  const skills = Array.from({ length: 40 }, (_, at) => {
    const params = skillOfCourse();
    return { name: `skill ${at}`, seen: simulated(params, 6, 6), held: simulated(params, 60, 6) };
  });
  const fits = fitSkills(new Map(skills.map(({ name, seen }) => [name, seen])));
  const rmse = (paramsOf: (name: string, seen: boolean[][]) => BktParams) =>
    predictionQuality(skills.flatMap(({ name, seen, held }) => foreseen(held, paramsOf(name, seen))))!.rmse;

  it('predicts unseen learners better than fitting each skill alone, and better than a typical skill', () => {
    const together = rmse((name) => fits.get(name)!.params);
    expect(together).toBeLessThan(rmse((_, seen) => fitBkt(seen).params));
    expect(together).toBeLessThan(rmse(() => typicalSkill));
  });

  it('fits a skill with only three responses like its neighbors, even if all are right', () => {
    const neighbours = skills.map(({ name, seen }) => [name, seen] as const);
    const { params } = fitSkills(new Map([...neighbours, ['new', [[true], [true], [true]]]])).get('new')!;
    const usual = fitBkt(skills.flatMap(({ seen }) => seen)).params;
    for (const name of ['p_transit', 'p_slip', 'p_guess'] as const)
      expect(Math.abs(params[name] - usual[name])).toBeLessThan(0.05);
  });

  it("keeps the skills' names and order", () => {
    expect([...fits.keys()]).toEqual(skills.map(({ name }) => name));
    expect(fitSkills(new Map())).toEqual(new Map());
  });
});
