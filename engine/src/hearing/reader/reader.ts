import { rememberReadings } from '../../guards/remember-readings.ts';
import { actNames, type ActName } from '../act.ts';
import type { HearingContext } from '../hearing-context.ts';
import { openMatrix, type MatrixFile } from '../model/matrix.ts';
import { softmax } from '../model/linear-model.ts';
import { sigmoid } from '../model/log-odds.ts';
import type { BothWays, Recurrent } from '../model/recurrent.ts';
import { judgeMessage, readSequence, type Dense, type ReaderNetwork, type Sequence, type WordRows } from './reader-network.ts';
import { readerInput } from './reader-input.ts';
import weights from './reader-weights.json' with { type: 'json' };
import { piecesOfWord } from './word-pieces.ts';

/** The weights as stored, and the fingerprint of the data that they were trained on. */
export type ReaderFile = {
  readonly fingerprint: string;
  readonly words: string; // one a line; their rows begin at 2
  readonly inputTypes: readonly string[];
  readonly matrices: Readonly<Record<string, MatrixFile>>;
};

/**
 * What the reader thinks of a whole message: how probable each act is to be the most important, and to be in it at all, and
 * each listed misconception to be stated.
 */
export type Reading = {
  readonly first: Readonly<Record<ActName, number>>;
  readonly present: Readonly<Record<ActName, number>>;
  readonly misconceptions: ReadonlyMap<string, number>;
};

/** Reads whole messages, word by word, in the order in which they are written. */
export type Reader = (message: string, context: HearingContext) => Reading;

/** Opens a stored reader. It remembers the questions and descriptions that come back with every message. */
export function openReader(file: ReaderFile): Reader {
  const network = networkOf(file);
  const rows = new Map(file.words.split('\n').map((word, at) => [word, at + 2]));
  const rowsOf = (word: string, marked = 0): WordRows => ({ word: rows.get(word) ?? 1, pieces: piecesOf(word), marked });
  const piecesOf = rememberReadings(piecesOfWord, 5000);
  const readText = (text: string): Sequence =>
    readSequence(network, text === '' ? [] : text.split('\n').map((word) => rowsOf(word)));
  const [asked, described] = [rememberReadings(readText, 300), rememberReadings(readText, 500)];
  const inputTypes = new Map(file.inputTypes.map((type, at) => [type, at]));
  return (message, around) => {
    const input = readerInput(message, around);
    const scores = judgeMessage(
      network,
      readSequence(
        network,
        input.message.map(({ word, marked }) => rowsOf(word, marked)),
      ),
      [asked(input.line.join('\n')), asked(input.stem.join('\n'))],
      { inputType: inputTypes.get(around.question?.answer.input_type ?? 'integer') ?? 0, hasProbe: input.hasProbe },
      input.misconceptions.map(({ words }) => described(words.join('\n'))),
    );
    const first = softmax(scores.first);
    return {
      first: byAct((at) => first[at]!),
      present: byAct((at) => sigmoid(scores.present[at]!)),
      misconceptions: new Map(input.misconceptions.map(({ id }, at) => [id, sigmoid(scores.misconceptions[at]!)])),
    };
  };
}

const byAct = (chance: (at: number) => number): Record<ActName, number> =>
  Object.fromEntries(actNames.map((name, at) => [name, chance(at)])) as Record<ActName, number>;

function networkOf({ matrices }: ReaderFile): ReaderNetwork {
  const matrix = (name: string) => openMatrix(matrices[name]!);
  const dense = (name: string): Dense => ({ weights: matrix(`${name}.weight`), bias: matrix(`${name}.bias`).values });
  const judge = (name: string) => ({ hidden: dense(`${name}.0`), out: dense(`${name}.3`) });
  const recurrent = (name: string, way: string): Recurrent => {
    const [one, other] = [matrix(`${name}.bias_ih_l0${way}`).values, matrix(`${name}.bias_hh_l0${way}`).values];
    return {
      input: matrix(`${name}.weight_ih_l0${way}`),
      state: matrix(`${name}.weight_hh_l0${way}`),
      bias: one.map((value, at) => value + other[at]!),
    };
  };
  const bothWays = (name: string): BothWays => ({ forward: recurrent(name, ''), backward: recurrent(name, '_reverse') });
  return {
    words: matrix('words.weight'),
    pieces: matrix('pieces.weight'),
    marks: dense('marks'),
    input: dense('inp'),
    sequence: bothWays('rnn'),
    looksFor: matrix('q.weight'),
    inContext: bothWays('rnn2'),
    attention: dense('att'),
    inputTypes: matrix('it.weight'),
    first: judge('first'),
    present: judge('any'),
    misconception: judge('mis'),
  };
}

/** The reader that is in use. */
export const reader: Reader = openReader(weights satisfies ReaderFile);
