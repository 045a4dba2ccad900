import { createHash } from 'node:crypto';
import { turnsOfFaults, type TutorTurn } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { stanceFeatures } from '@stoa/engine/guards/tutor-turn/stance-features';
import type { Fit, Sample } from '../hearing/fit.ts';

/** Where the weights of the model of stance stand. */
export const stanceWeightsFile = new URL('../../engine/src/guards/tutor-turn/stance-weights.json', import.meta.url);

export const stanceFit: Fit = { epochs: 12, rate: 0.1, l2: 1e-4, kept: 12_000 };
export const stanceSeed = 20_261_123;

/** The turns that the model of stance is trained by. */
export const stanceTurns = (): readonly TutorTurn[] => turnsOfFaults;

/** Whether a turn calls her answer right, by its label; null where the label does not tell. */
export function affirms({ verdict, why }: TutorTurn): boolean | null {
  if (verdict === 'open' || (why === 'conveys_nothing' && verdict === 'correct')) return null;
  return why === 'wrong_verdict' ? verdict === 'incorrect' : verdict === 'correct';
}

/** The turns as the model sees them: those that call an answer right, and those that do not. */
export const stanceSamples = (turns: readonly TutorTurn[]): Sample[] =>
  turns.flatMap((turn) => {
    const kind = affirms(turn);
    return kind === null ? [] : [{ features: stanceFeatures(turn), kind: Number(kind), weight: 1 }];
  });

/** One hash of everything that the weights come from: what the model sees, how it is fitted and the seed. */
export function stanceFingerprint(samples: readonly Sample[]): string {
  const hash = createHash('sha256').update(JSON.stringify([stanceFit, stanceSeed]));
  for (const sample of samples) hash.update(`${JSON.stringify(sample)}\n`);
  return hash.digest('hex');
}
