// Trains the model of whether a tutor's turn calls an answer right, on the look part. The same turns make the same bytes.
//   node tools/train-verdict-stance.ts            writes its weights
//   node tools/train-verdict-stance.ts --held-out how well it does on turns of families that it was not trained on, and the guards with it and without
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { verdictFaultOf } from '@stoa/engine/guards/tutor-turn/verdict-said';
import { probabilities } from '@stoa/engine/hearing/model/linear-model';
import { stanceFeatures } from '@stoa/engine/guards/tutor-turn/stance-features';
import { fitLinear } from './hearing/fit.ts';
import { modelFileOf } from './hearing/model-text.ts';
import {
  stanceFingerprint,
  stanceFit,
  stanceSamples,
  stanceSeed,
  stanceTurns,
  stanceWeightsFile,
} from './guards/stance-samples.ts';

const turns = stanceTurns();
if (process.argv.includes('--held-out')) heldOut();
else {
  const samples = stanceSamples(turns);
  const model = fitLinear(samples, 2, stanceFit, stanceSeed);
  const text = `${JSON.stringify(modelFileOf(model, stanceFingerprint(samples)), null, 2)}\n`;
  writeFileSync(stanceWeightsFile, text);
  process.stdout.write(`${samples.length} turns, ${model.rows.size} features, ${Math.round(text.length / 1000)} kB\n`);
}

function heldOut(): void {
  const parts = 10;
  const partOf = (family: string): number => createHash('sha256').update(`stance:${family}`).digest()[0]! % parts;
  const told = Array.from({ length: parts }, (_, part) => {
    const others = turns.filter(({ family }) => partOf(family) !== part);
    const model = fitLinear(stanceSamples(others), 2, stanceFit, stanceSeed);
    return turns
      .filter(({ family }) => partOf(family) === part)
      .map((turn) => ({ turn, sounds: probabilities(model, stanceFeatures(turn))[1]!, ruled: verdictFaultOf(turn) !== null }));
  }).flat();
  for (const verdict of ['incorrect', 'correct'] as const) {
    const of = told.filter(({ turn }) => turn.verdict === verdict);
    const good = of.filter(({ turn }) => turn.label === 'good');
    const bad = of.filter(({ turn }) => turn.why === 'wrong_verdict');
    const ruled = ({ ruled: by }: (typeof told)[number]): boolean => by;
    process.stdout.write(
      `${verdict}: phrases stop ${good.filter(ruled).length} of ${good.length} good, ${bad.filter(ruled).length} of ${bad.length} bad\n`,
    );
    for (const least of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      const stops = ({ sounds }: (typeof told)[number]): boolean => (verdict === 'incorrect' ? sounds : 1 - sounds) >= least;
      const either = (one: (typeof told)[number]): boolean => one.ruled || stops(one);
      process.stdout.write(
        `  at ${least}: model ${good.filter(stops).length} good, ${bad.filter(stops).length} bad; both ${good.filter(either).length} good, ${bad.filter(either).length} bad\n`,
      );
    }
  }
}
