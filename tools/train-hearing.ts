/**
 * Trains the models of the hearing on the look part and writes their weights: of talk, of stances to values, of
 * misconceptions. The same messages make the same bytes.
 *
 *     node tools/train-hearing.ts [talk|stance|misconceptions]
 */
import { writeFileSync } from 'node:fs';
import { studentMessages } from '@stoa/engine/corpus/student-messages/student-message';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { fitLinear } from './hearing/fit.ts';
import { misconceptionFingerprint, stanceFingerprint, talkFingerprint } from './hearing/fingerprints.ts';
import { fitMisconceptions, misconceptionFileOf, stretchesToLearn } from './hearing/misconception-samples.ts';
import { misconceptionWeightsFile, modelFileOf, stanceWeightsFile, talkWeightsFile } from './hearing/model-text.ts';
import { fitStances, stanceFileOf } from './hearing/fit-stances.ts';
import { samplesOf, talkFit, talkSeed } from './hearing/talk-samples.ts';

const messages = studentMessages.look;
const [only] = process.argv.slice(2);
const trained: Readonly<Record<string, { readonly file: URL; readonly model: () => unknown }>> = {
  talk: {
    file: talkWeightsFile,
    model: () => modelFileOf(fitLinear(samplesOf(messages), talkKinds.length, talkFit, talkSeed), talkFingerprint(messages)),
  },
  stance: {
    file: stanceWeightsFile,
    model: () => stanceFileOf(fitStances(messages), stanceFingerprint(messages)),
  },
  misconceptions: {
    file: misconceptionWeightsFile,
    model: () => misconceptionFileOf(fitMisconceptions(stretchesToLearn(messages)), misconceptionFingerprint(messages)),
  },
};

for (const [name, { file, model }] of Object.entries(trained)) {
  if (only !== undefined && only !== name) continue;
  const text = `${JSON.stringify(model(), null, 2)}\n`;
  writeFileSync(file, text);
  process.stdout.write(`${name}: ${Math.round(text.length / 1000)} kB\n`);
}
