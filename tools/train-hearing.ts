import { writeFileSync } from 'node:fs';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { fitLinear } from './hearing/fit.ts';
import { modelFileOf, talkWeightsFile } from './hearing/model-text.ts';
import { fingerprintOf, samplesOf, talkFit, talkSeed, trainingMessages } from './hearing/talk-samples.ts';

/** Trains the model of talk on the messages that may be looked at, and writes its weights. The same messages make the same bytes. */
const samples = samplesOf(trainingMessages());
const model = fitLinear(samples, talkKinds.length, talkFit, talkSeed);
const text = `${JSON.stringify(modelFileOf(model, fingerprintOf(samples)), null, 2)}\n`;
writeFileSync(talkWeightsFile, text);
process.stdout.write(`${samples.length} pieces, ${model.rows.size} features, ${Math.round(text.length / 1000)} kB\n`);
