// Trains the model of a sentence's manner on the turns and lines of the look part. The same sentences make the same bytes.
//   node tools/train-manner.ts            writes its weights
//   node tools/train-manner.ts --held-out how well it does on turns of writers that it was not trained on, and the guards with it and without
import { writeFileSync } from 'node:fs';
import { turnsOfFaults } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { mannerFaultBy } from '@stoa/engine/guards/tutor-turn/manner';
import { spokenAgainst } from '@stoa/engine/guards/tutor-turn/turn-objections';
import { fitLinear } from './hearing/fit.ts';
import { modelFileOf } from './hearing/model-text.ts';
import { mannerKinds } from '@stoa/engine/guards/tutor-turn/manner-features';
import { mannerFingerprint, mannerFit, mannerSamples, mannerSeed, mannerWeightsFile } from './guards/manner-samples.ts';

if (process.argv.includes('--held-out')) heldOut();
else {
  const samples = mannerSamples();
  const model = fitLinear(samples, mannerKinds.length, mannerFit, mannerSeed);
  const text = `${JSON.stringify(modelFileOf(model, mannerFingerprint(samples)), null, 2)}\n`;
  writeFileSync(mannerWeightsFile, text);
  process.stdout.write(`${samples.length} sentences, ${model.rows.size} features, ${Math.round(text.length / 1000)} kB\n`);
}

function heldOut(): void {
  const turns = turnsOfFaults;
  const told = [...new Set(turns.map(({ provenance }) => provenance))].flatMap((writer) => {
    const model = fitLinear(
      mannerSamples(turns.filter(({ provenance }) => provenance !== writer)),
      mannerKinds.length,
      mannerFit,
      mannerSeed,
    );
    return turns
      .filter(({ provenance }) => provenance === writer)
      .map((turn) => ({
        turn,
        isStopped: Object.values(spokenAgainst(turn))
          .flat()
          .some(({ detail }) => !/^has (?:the manner of|a sentence that)/.test(detail)),
        at: [0.35, 0.4, 0.5, 0.6, 0.7].map((least) => mannerFaultBy(model, turn, () => least)),
      }));
  });
  for (const [i, least] of [0.35, 0.4, 0.5, 0.6, 0.7].entries())
    for (const kind of mannerKinds.slice(1)) {
      const of = told.filter(({ at }) => at[i] === kind);
      const count = (label: string, stopped: boolean): number =>
        of.filter(({ turn, isStopped }) => turn.label === label && isStopped === stopped).length;
      process.stdout.write(
        `at ${least} ${kind}: good ${count('good', false)} more stopped, bad ${count('bad', false)} more, ${count('bad', true)} of those that are stopped\n`,
      );
    }
}
