import { createHash } from 'node:crypto';
import { isForWeighing, tutorTurns, type TutorTurn } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { spokenAgainst } from '@stoa/engine/guards/tutor-turn/turn-objections';
import { weighingFeatures } from '@stoa/engine/guards/tutor-turn/weighing-features';
import { wordingFeatures } from '@stoa/engine/guards/tutor-turn/wording-features';
import { probabilities, type LinearModel } from '@stoa/engine/hearing/model/linear-model';
import { fitLinear, type Fit, type Sample } from '../hearing/fit.ts';
import type { Logistic } from '@stoa/engine/guards/tutor-turn/logistic';
import { fitLogistic, type LogisticFit, type LogisticRow } from './fit-logistic.ts';

/** The files with the weights of the wording model and of the regression that weighs the objections. */
export const wordingWeightsFile = new URL('../../engine/src/guards/tutor-turn/wording-weights.json', import.meta.url);
export const weighingWeightsFile = new URL('../../engine/src/guards/tutor-turn/weighing-weights.json', import.meta.url);

export const wordingFit: Fit = { epochs: 12, rate: 0.1, l2: 1e-4, dropped: 0.5, kept: 30_000 };
export const wordingSeed = 20_261_129;
export const weighingFit: LogisticFit = { steps: 800, rate: 0.3, l2: 0.003 };
/** The weight of all turns by the other writers together, relative to those of the five. */
const weightOfOthers = 1;

/** A turn of the look part, as the wording model sees it. */
export type WordingSample = { readonly turn: TutorTurn & { readonly provenance: string }; readonly sample: Sample };

export const wordingSamples = (): WordingSample[] =>
  [...tutorTurns.look, ...inLessonsWords(tutorTurns.look)].map((turn) => ({
    turn,
    sample: { features: wordingFeatures(turn), kind: Number(turn.label === 'bad'), weight: 1 },
  }));

const statingActs: readonly TutorTurn['act'][] = ['hint', 'explain', 'teach', 'clarify', 'another_way', 'tell'];
/** Words about the turn or the student, not addressed to her. */
const ofTheTurn = /^(?:ask|bring|back|come back|that |what |how |show|whether|agree)|\b(?:she|her|he|student)\b|\?/i;

/**
 * Makes turns that say what they have to in the lesson's own words, which are good. Without them the models learn that good
 * turns avoid these words, because the writers avoided them when they wrote many good turns for one idea.
 */
function inLessonsWords(turns: readonly WordingSample['turn'][]): WordingSample['turn'][] {
  const seen = new Set<string>();
  return turns.flatMap((turn) => {
    const { must_convey: must, act } = turn;
    if (must === null || seen.has(must) || !statingActs.includes(act) || ofTheTurn.test(must)) return [];
    seen.add(must);
    return [
      {
        ...turn,
        id: `${turn.id}-must`,
        label: 'good' as const,
        why: null,
        text: `${must.slice(0, 1).toUpperCase()}${must.slice(1)}`,
      },
    ];
  });
}

export const fitWording = (samples: readonly WordingSample[]): LinearModel =>
  fitLinear(
    samples.map(({ sample }) => sample),
    2,
    wordingFit,
    wordingSeed,
  );

/**
 * A turn with the guards that object to it, whether a certain objection stops it, and how a model that saw nothing by its
 * writer judges its wording.
 */
export type WeighingSample = {
  readonly turn: WordingSample['turn'];
  readonly objecting: readonly string[];
  readonly isCertain: boolean;
  readonly worded: number;
};

/** Returns all turns, with their wording judged by models that were each fitted without the turn's writer. */
export function weighingSamples(samples: readonly WordingSample[]): WeighingSample[] {
  const writers = [...new Set(samples.map(({ turn }) => turn.provenance))];
  return writers.flatMap((writer) => {
    const model = fitWording(samples.filter(({ turn }) => turn.provenance !== writer));
    return samples
      .filter(({ turn }) => turn.provenance === writer)
      .map(({ turn, sample }) => {
        const { certain, doubtful } = spokenAgainst(turn);
        return {
          turn,
          objecting: doubtful.map(({ guard }) => guard),
          isCertain: certain.length > 0,
          worded: probabilities(model, sample.features)[1]!,
        };
      });
  });
}

/**
 * Fits the regression over what is weighed. Only turns by the five writers show what an objection is worth, because the guards
 * were fixed with the turns of the others. Of the others, only turns without objections count, with good and bad ones in the
 * proportion of the five.
 */
export function fitWeighing(samples: readonly WeighingSample[]): Logistic {
  const open = samples.filter(({ isCertain }) => !isCertain);
  const ofFive = open.filter(({ turn }) => isForWeighing(turn));
  const ofOthers = open.filter(({ turn, objecting }) => !isForWeighing(turn) && objecting.length === 0);
  const unopposed = ofFive.filter(({ objecting }) => objecting.length === 0);
  const count = (of: readonly WeighingSample[], label: string): number => of.filter(({ turn }) => turn.label === label).length;
  const row = ({ turn, objecting, worded }: WeighingSample, weight: number): LogisticRow => ({
    features: weighingFeatures(turn, objecting, worded),
    holds: turn.label === 'bad',
    weight,
  });
  return fitLogistic(
    [
      ...ofFive.map((one) => row(one, 1)),
      ...ofOthers.map((one) => row(one, (weightOfOthers * count(unopposed, one.turn.label)) / count(ofOthers, one.turn.label))),
    ],
    weighingFit,
  );
}

/**
 * Returns a hash of the turns that both weights come from, of what the wording model sees in them, and of how both are fitted.
 */
export function weighingFingerprint(samples: readonly WordingSample[]): string {
  const hash = createHash('sha256').update(JSON.stringify([wordingFit, wordingSeed, weighingFit, weightOfOthers]));
  for (const { sample } of samples) hash.update(`${JSON.stringify(sample)}\n`);
  return hash.digest('hex');
}
