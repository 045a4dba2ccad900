// Trains the model of a turn's wording and the regression that weighs the objections to a turn, on the look part. The same
// turns and guards make the same bytes. Run it again when a guard has changed.
//   node tools/train-weighing.ts            writes their weights
//   node tools/train-weighing.ts --held-out how well they do on turns of writers that they were not trained on
import { writeFileSync } from 'node:fs';
import { isForWeighing } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { surelyBy } from '@stoa/engine/guards/tutor-turn/logistic';
import { weighingFeatureNames, weighingFeatures } from '@stoa/engine/guards/tutor-turn/weighing-features';
import {
  fitWeighing,
  fitWording,
  weighingFingerprint,
  weighingSamples,
  weighingWeightsFile,
  wordingSamples,
  wordingWeightsFile,
  type WeighingSample,
} from './guards/weighing-samples.ts';
import { modelFileOf } from './hearing/model-text.ts';

const wording = wordingSamples();
const samples = weighingSamples(wording);
if (process.argv.includes('--held-out')) heldOut();
else {
  const fingerprint = weighingFingerprint(wording);
  writeFileSync(wordingWeightsFile, `${JSON.stringify(modelFileOf(fitWording(wording), fingerprint), null, 2)}\n`);
  const { bias, of } = fitWeighing(samples);
  const named = Object.fromEntries(weighingFeatureNames.map((name, at) => [name, of[at]]));
  writeFileSync(weighingWeightsFile, `${JSON.stringify({ fingerprint, bias, of: named }, null, 2)}\n`);
  process.stdout.write(`${samples.length} turns\n`);
}

function heldOut(): void {
  const told = [...new Set(samples.map(({ turn }) => turn.provenance))].flatMap((writer) => {
    const by = fitWeighing(samples.filter(({ turn }) => turn.provenance !== writer));
    return samples
      .filter(({ turn }) => turn.provenance === writer)
      .map((one) => ({ one, surely: one.isCertain ? 2 : surelyBy(by, weighingFeatures(one.turn, one.objecting, one.worded)) }));
  });
  const share = (of: typeof told, label: string, isMiss: (one: (typeof told)[number]) => boolean): string => {
    const ofLabel = of.filter(({ one }) => one.turn.label === label);
    return `${ofLabel.filter(isMiss).length} of ${ofLabel.length}`;
  };
  const objects = ({ isCertain, objecting }: WeighingSample): boolean => isCertain || objecting.length > 0;
  for (const [name, of] of Object.entries(
    Object.groupBy(told, ({ one }) =>
      one.turn.id.endsWith('-must') ? 'said in the words of the lesson' : isForWeighing(one.turn) ? 'for weighing' : 'others',
    ),
  )) {
    process.stdout.write(
      `${name}: any objection stops ${share(of, 'good', ({ one }) => objects(one))} good, passes ${share(of, 'bad', ({ one }) => !objects(one))} bad\n`,
    );
    for (const enough of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8])
      process.stdout.write(
        `  at ${enough}: ${share(of, 'good', ({ surely }) => surely >= enough)} good stopped, ${share(of, 'bad', ({ surely }) => surely < enough)} bad passed\n`,
      );
  }
}
