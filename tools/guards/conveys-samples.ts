import { createHash } from 'node:crypto';
import { turnsOfFaults, type TutorTurn } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { conveysFeatures } from '@stoa/engine/guards/tutor-turn/conveys-features';
import { isWeighed } from '@stoa/engine/guards/tutor-turn/conveys';
import type { Logistic } from '@stoa/engine/guards/tutor-turn/logistic';
import { fitLogistic } from './fit-logistic.ts';

/** The file with the weights of the regression that decides whether a turn gets an idea across. */
export const conveysWeightsFile = new URL('../../engine/src/guards/tutor-turn/conveys-weights.json', import.meta.url);

export type ConveysSample = { readonly turn: TutorTurn; readonly features: readonly number[]; readonly conveys: boolean };

/** Returns the turns of the look part that either get their idea across or have exactly that fault. */
export const conveysSamples = (): ConveysSample[] =>
  turnsOfFaults.flatMap((turn) =>
    turn.must_convey !== null && isWeighed(turn) && (turn.label === 'good' || turn.why === 'conveys_nothing')
      ? [{ turn, features: conveysFeatures(turn.text, turn.must_convey, turn), conveys: turn.label === 'good' }]
      : [],
  );

/** Returns a hash of everything that the weights come from. */
export const conveysFingerprint = (samples: readonly ConveysSample[]): string =>
  createHash('sha256')
    .update(JSON.stringify([samples.map(({ features, conveys }) => [features, conveys]), conveysFit]))
    .digest('hex');

/** How the regression is fitted. A turn that leaves its idea out counts as several, because there are fewer of them. */
export const conveysFit = { steps: 800, rate: 0.3, l2: 0.01, weightOfLeavingOut: 3 };

/** Fits the regression to these samples. */
export const fitConveys = (samples: readonly ConveysSample[]): Logistic =>
  fitLogistic(
    samples.map(({ features, conveys }) => ({ features, holds: conveys, weight: conveys ? 1 : conveysFit.weightOfLeavingOut })),
    conveysFit,
  );
