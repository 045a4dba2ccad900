import { chanceOfCorrect, updateMastery } from '@stoa/engine/mastery/bkt';
import { fitBkt, typicalSkill } from '@stoa/engine/mastery/fit-bkt';
import { fitSkills } from '@stoa/engine/mastery/fit-skills';
import { predictionQuality } from '@stoa/engine/mastery/prediction-quality';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import type { BktParams } from '@stoa/schema/skill';
import { print } from './figures.ts';

type Response = { readonly learner: number; readonly skill: number; readonly right: boolean };

const skillCount = 123;
const responseCount = 400_000;

/**
 * Fits the parameters of 123 skills to 400,000 simulated responses: to four of five learners, predicting the fifth.
 * The learners differ from what the model assumes: they vary in ability, and the problems in difficulty.
 */
export function measureFit(): void {
  const all = simulated(23);
  const isHeld = ({ learner }: Response) => learner % 5 === 0;
  const [seen, held] = [all.filter((one) => !isHeld(one)), all.filter(isHeld)];

  const before = process.cpuUsage();
  const fits = fitSkills(bySkill(seen));
  const { user, system } = process.cpuUsage(before);
  const alone = new Map([...bySkill(few(seen))].map(([skill, sequences]) => [skill, fitBkt(sequences).params]));
  const together = fitSkills(bySkill(few(seen)));

  const of = (name: string, paramsOf: (skill: number) => BktParams) => {
    const { auc, rmse, expected_calibration_error: error } = predictionQuality(foreseen(held, paramsOf))!;
    return [name, (auc ?? 0).toFixed(3), rmse.toFixed(3), error.toFixed(3)];
  };
  const same = { p_init: 0.1, p_transit: 0.1, p_slip: 0.1, p_guess: 0.1 };
  const isConverged = [...fits.values()].every(({ converged }) => converged);
  print(
    `Mastery in batch: ${fits.size} skills fitted to ${seen.length} simulated responses in ${((user + system) / 1e6).toFixed(1)} s of CPU` +
      `${isConverged ? '' : ', NOT all converged'}; ${held.length} responses of other learners foreseen`,
    [
      ['parameters', 'AUC', 'RMSE', 'calibration error'],
      of('fitted', (skill) => fits.get(`${skill}`)?.params ?? typicalSkill),
      of('the typical skill for all', () => typicalSkill),
      of('0.1 for all four, for all', () => same),
      of(`fitted to ${few(seen).length} of them`, (skill) => together.get(`${skill}`)?.params ?? typicalSkill),
      of('… each skill by itself', (skill) => alone.get(`${skill}`) ?? typicalSkill),
    ],
  );
}

const few = (responses: readonly Response[]) => responses.slice(0, 10_000);

function bySkill(responses: readonly Response[]): Map<string, boolean[][]> {
  const sequences = Map.groupBy(responses, ({ skill }) => `${skill}`);
  return new Map(
    [...sequences].map(([skill, those]) => [
      skill,
      [...Map.groupBy(those, ({ learner }) => learner).values()].map((own) => own.map(({ right }) => right)),
    ]),
  );
}

function foreseen(responses: readonly Response[], paramsOf: (skill: number) => BktParams) {
  const masteries = new Map<number, number>();
  return responses.map(({ learner, skill, right }) => {
    const params = paramsOf(skill);
    const key = learner * skillCount + skill;
    const mastery = masteries.get(key) ?? params.p_init;
    masteries.set(key, updateMastery(mastery, right ? 'correct' : 'incorrect', params));
    return { predicted: chanceOfCorrect(mastery, params), right };
  });
}

/**
 * Simulates responses like those of a year of homework: a few skills are practiced by many learners, most by few. A learner
 * stays with a skill for some problems, and leaves it after five right answers in a row. One learner in eighty gets long
 * series, of up to 1,500 problems.
 */
function simulated(seed: number): Response[] {
  const chance = seededChance(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const some = (mean: number) => 1 + Math.floor(-Math.log(1 - chance()) * mean);
  const between = (least: number, most: number) => least + (most - least) * chance();
  const skills = Array.from({ length: skillCount }, (_, skill) => ({
    skill,
    asked: 1 / (skill + 3),
    init: between(0.15, 0.75),
    learn: between(0.05, 0.25),
    slip: between(0.04, 0.18),
    guess: between(0.08, 0.33),
  }));
  const asked = skills.reduce((sum, one) => sum + one.asked, 0);
  const drawn = () => {
    let left = chance() * asked;
    return skills.find((one) => (left -= one.asked) <= 0) ?? skills[0]!;
  };
  const responses: Response[] = [];
  for (let learner = 0; responses.length < responseCount; learner += 1) {
    const ability = 0.9 * normal();
    for (const { skill, init, learn, slip, guess } of new Set(Array.from({ length: some(12) }, drawn))) {
      let knows = chance() < shifted(init, 1.2 * ability);
      const isSeries = chance() < 1 / 80;
      const length = isSeries ? Math.min(1500, Math.floor(60 / (1 - chance()))) : some(7);
      for (let [left, row] = [length, 0]; left > 0 && (isSeries || row < 5); left -= 1) {
        const right = chance() < shifted(knows ? 1 - slip : guess, 0.3 * ability + 0.7 * normal());
        row = right ? row + 1 : 0;
        knows ||= chance() < shifted(learn, 0.5 * ability);
        responses.push({ learner, skill, right });
      }
    }
  }
  return responses.slice(0, responseCount);
}

/** Shifts a probability on the logistic scale. */
const shifted = (chance: number, by: number): number => 1 / (1 + ((1 - chance) / chance) * Math.exp(-by));
