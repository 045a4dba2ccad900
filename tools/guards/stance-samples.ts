import { createHash } from 'node:crypto';
import { turnsOfFaults, type TutorTurn } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { stanceFeatures } from '@stoa/engine/guards/tutor-turn/stance-features';
import type { Fit, Sample } from '../hearing/fit.ts';

/** The file with the weights of the stance model. */
export const stanceWeightsFile = new URL('../../engine/src/guards/tutor-turn/stance-weights.json', import.meta.url);

export const stanceFit: Fit = { epochs: 12, rate: 0.1, l2: 1e-4, kept: 12_000 };
export const stanceSeed = 20_261_123;

/** Returns the turns that the stance model is trained on. */
export const stanceTurns = (): readonly TutorTurn[] => turnsOfFaults;

/** Tells whether a turn calls the student's answer right, by its label; null if the label doesn't tell. */
export function affirms({ verdict, why }: TutorTurn): boolean | null {
  if (verdict === 'open' || (why === 'conveys_nothing' && verdict === 'correct')) return null;
  return why === 'wrong_verdict' ? verdict === 'incorrect' : verdict === 'correct';
}

/** Returns the turns as the model sees them: those that call an answer right, and those that don't. */
export const stanceSamples = (turns: readonly TutorTurn[]): Sample[] =>
  turns.flatMap((turn) => {
    const kind = affirms(turn);
    return kind === null ? [] : [{ features: stanceFeatures(turn), kind: Number(kind), weight: 1 }];
  });

/** Returns a hash of everything that the weights come from: what the model sees, how it is fitted, and the seed. */
export function stanceFingerprint(samples: readonly Sample[]): string {
  const hash = createHash('sha256').update(JSON.stringify([stanceFit, stanceSeed]));
  for (const sample of samples) hash.update(`${JSON.stringify(sample)}\n`);
  return hash.digest('hex');
}
