// Trains the regression that decides whether a turn gets across what it has to, on the look part. The same turns make the same
// weights.
//   node tools/train-conveys.ts            writes its weights
//   node tools/train-conveys.ts --held-out how well it does on turns of questions that it was not trained on
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { surelyBy } from '@stoa/engine/guards/tutor-turn/logistic';
import { conveysFeatureNames } from '@stoa/engine/guards/tutor-turn/conveys-features';
import { conveysFingerprint, conveysSamples, conveysWeightsFile, fitConveys } from './guards/conveys-samples.ts';

const samples = conveysSamples();
if (process.argv.includes('--held-out')) heldOut();
else {
  const { bias, of } = fitConveys(samples);
  const named = Object.fromEntries(conveysFeatureNames.map((name, at) => [name, of[at]]));
  const text = JSON.stringify({ fingerprint: conveysFingerprint(samples), bias, of: named }, null, 2);
  writeFileSync(conveysWeightsFile, `${text}\n`);
  process.stdout.write(`${samples.length} turns\n`);
}

function heldOut(): void {
  const parts = 10;
  const partOf = (stem: string): number => createHash('sha256').update(`conveys:${stem}`).digest()[0]! % parts;
  const told = Array.from({ length: parts }, (_, part) => {
    const by = fitConveys(samples.filter(({ turn }) => partOf(turn.question.stem) !== part));
    return samples
      .filter(({ turn }) => partOf(turn.question.stem) === part)
      .map(({ features, conveys }) => ({
        conveys,
        surely: surelyBy(by, features),
      }));
  }).flat();
  for (const enough of [0.15, 0.2, 0.24, 0.28, 0.32, 0.4, 0.5]) {
    const [good, bad] = [told.filter(({ conveys }) => conveys), told.filter(({ conveys }) => !conveys)];
    const stopped = good.filter(({ surely }) => surely < enough).length;
    const passed = bad.filter(({ surely }) => surely >= enough).length;
    process.stdout.write(`at ${enough}: stops ${stopped} of ${good.length} good, passes ${passed} of ${bad.length} bad\n`);
  }
}
