/**
 * Trains the models of the hearing on the look part and writes their weights: of talk, of stances to values, of
 * misconceptions, of the reader. The same messages make the same bytes.
 *
 *     node tools/train-hearing.ts [talk|stance|misconceptions]
 *     node tools/train-hearing.ts reader    takes a quarter of an hour, and PyTorch (Debian: python3-torch)
 */
import { writeFileSync } from 'node:fs';
import { studentMessages } from '@stoa/engine/corpus/student-messages/student-message';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { fitLinear } from './hearing/fit.ts';
import { misconceptionFingerprint, stanceFingerprint, readerFingerprint, talkFingerprint } from './hearing/fingerprints.ts';
import { fitMisconceptions, misconceptionFileOf, stretchesToLearn } from './hearing/misconception-samples.ts';
import { misconceptionWeightsFile, modelFileOf, stanceWeightsFile, talkWeightsFile } from './hearing/model-text.ts';
import { fitReader, readerWeightsFile } from './hearing/reader-samples.ts';
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
  reader: { file: readerWeightsFile, model: () => fitReader(messages, readerFingerprint(messages)) },
};

for (const [name, { file, model }] of Object.entries(trained)) {
  // The reader is only trained if it is asked for.
  if (only === undefined ? name === 'reader' : only !== name) continue;
  const text = `${JSON.stringify(model(), null, 2)}\n`;
  writeFileSync(file, text);
  process.stdout.write(`${name}: ${Math.round(text.length / 1000)} kB\n`);
}
