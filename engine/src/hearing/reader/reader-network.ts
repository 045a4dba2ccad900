import { addProduct, dot, rowOf, type Matrix } from '../model/matrix.ts';
import { softmax } from '../model/linear-model.ts';
import { readBothWays, type BothWays } from '../model/recurrent.ts';

/** A layer of a network: a matrix and a bias. */
export type Dense = { readonly weights: Matrix; readonly bias: Float64Array };

/** Two layers, the first with a rectifier behind it. */
export type Judge = { readonly hidden: Dense; readonly out: Dense };

/**
 * The weights of the reader.
 *
 *     x_t = max(0, W [word; mean of its pieces; M marks])
 *     h   = an LSTM layer read both ways over the message's x; likewise c over the last line and the question, d over each misconception
 *     g   = another over [h_t; what h_t looks for in c]
 *     p   = [g, weighed by attention; the greatest of g; kind of answer; is a probe open?]
 *
 * From p, `first` gives the most important act and `present` the acts that are in the message at all. A misconception is
 * judged from the mean of d, of what d looks for in g, of their product, and from how alike their words are.
 */
export type ReaderNetwork = {
  readonly words: Matrix; // row 0 is nothing, row 1 an unknown word
  readonly pieces: Matrix;
  readonly marks: Dense;
  readonly input: Dense;
  readonly sequence: BothWays;
  readonly looksFor: Matrix;
  readonly inContext: BothWays;
  readonly attention: Dense;
  readonly inputTypes: Matrix;
  readonly first: Judge;
  readonly present: Judge;
  readonly misconception: Judge;
};

/** A word as the network reads it: its row, the rows of its pieces, and its marks as bits. */
export type WordRows = { readonly word: number; readonly pieces: readonly number[]; readonly marked: number };

/** A text that was read: the vector of each word, and each word's state in its sequence. */
export type Sequence = {
  readonly words: readonly Float64Array[]; // of length 1, to be compared
  readonly states: readonly Float64Array[];
};

/** Reads words one after the other, without regard to any other text. */
export function readSequence(network: ReaderNetwork, rows: readonly WordRows[]): Sequence {
  const words = (rows.length === 0 ? [nothing] : rows).map((row) => vectorOf(network, row));
  return { words: words.map(unit), states: readBothWays(network.sequence, words) };
}
const nothing: WordRows = { word: 0, pieces: [], marked: 0 };

function vectorOf({ words, pieces, marks, input }: ReaderNetwork, { word, pieces: rows, marked }: WordRows): Float64Array {
  const all = new Float64Array(input.weights.columns);
  all.set(rowOf(words, word));
  const ofPieces = all.subarray(words.columns, words.columns + pieces.columns);
  for (const row of rows) {
    const piece = rowOf(pieces, row);
    for (let k = 0; k < piece.length; k += 1) ofPieces[k]! += piece[k]! / rows.length;
  }
  const facts = Float64Array.from({ length: marks.weights.columns }, (_, k) => (marked >> k) & 1);
  all.set(dense(marks, facts), words.columns + pieces.columns);
  return rectified(dense(input, all));
}

/** What the network says about a message, as log-odds; `first` as scores whose softmax is a probability. */
export type ReaderScores = {
  readonly first: Float64Array;
  readonly present: Float64Array;
  readonly misconceptions: readonly number[];
};

/** Judges a message beside its context and the misconceptions that are listed. */
export function judgeMessage(
  network: ReaderNetwork,
  message: Sequence,
  context: readonly Sequence[],
  { inputType, hasProbe }: { readonly inputType: number; readonly hasProbe: boolean },
  described: readonly Sequence[],
): ReaderScores {
  const { looksFor } = network;
  const around = context.flatMap(({ states }) => states);
  const beside = message.states.map((state) => joined(state, seenFrom(looksFor, state, around)));
  const states = readBothWays(network.inContext, beside);
  const weights = softmax(Float64Array.from(states, (state) => dense(network.attention, state)[0]!));
  const pooled = joined(
    weighedSum(states, weights),
    greatest(states),
    rowOf(network.inputTypes, inputType),
    Float64Array.of(Number(hasProbe)),
  );
  const present = judged(network.present, pooled);
  return {
    first: judged(network.first, pooled),
    present,
    misconceptions: described.map((sequence) => {
      const seen = sequence.states.map((state) => seenFrom(looksFor, state, states));
      const [own, hers] = [mean(sequence.states), mean(seen)];
      const alike = likeness(message.words, sequence.words);
      const both = own.map((value, k) => value * hers[k]!);
      return judged(network.misconception, joined(own, hers, both, Float64Array.of(...alike, present[misconceptionAt]!)))[0]!;
    }),
  };
}
const misconceptionAt = 2; // of `actNames`

/** What a state finds where it looks: the states, weighed by how well each fits it (scaled dot products). */
function seenFrom(looksFor: Matrix, state: Float64Array, states: readonly Float64Array[]): Float64Array {
  const wanted = new Float64Array(looksFor.rows);
  addProduct(looksFor, state, wanted);
  const scale = Math.sqrt(wanted.length);
  return weighedSum(states, softmax(Float64Array.from(states, (other) => dot(wanted, other) / scale)));
}

/** How alike the words of two texts are: for each word of one, its best cosine with the other's; the means, both ways. */
function likeness(hers: readonly Float64Array[], described: readonly Float64Array[]): readonly [number, number] {
  const [bestOfHers, bestOfDescribed] = [hers.map(() => -1), described.map(() => -1)];
  for (const [at, word] of hers.entries())
    for (const [to, other] of described.entries()) {
      const cosine = dot(word, other);
      if (cosine > bestOfHers[at]!) bestOfHers[at] = cosine;
      if (cosine > bestOfDescribed[to]!) bestOfDescribed[to] = cosine;
    }
  const average = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  return [average(bestOfDescribed), average(bestOfHers)];
}

const unit = (vector: Float64Array): Float64Array => {
  const length = Math.max(Math.sqrt(dot(vector, vector)), 1e-12);
  return vector.map((value) => value / length);
};

function dense({ weights, bias }: Dense, vector: Float64Array): Float64Array {
  const sum = Float64Array.from(bias);
  addProduct(weights, vector, sum);
  return sum;
}

const rectified = (vector: Float64Array): Float64Array => vector.map((value) => (value > 0 ? value : 0));
const judged = ({ hidden, out }: Judge, vector: Float64Array): Float64Array => dense(out, rectified(dense(hidden, vector)));

function joined(...parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function weighedSum(vectors: readonly Float64Array[], weights: Float64Array): Float64Array {
  const sum = new Float64Array(vectors[0]!.length);
  for (const [at, vector] of vectors.entries()) for (let k = 0; k < sum.length; k += 1) sum[k]! += vector[k]! * weights[at]!;
  return sum;
}

const mean = (vectors: readonly Float64Array[]): Float64Array =>
  weighedSum(vectors, new Float64Array(vectors.length).fill(1 / vectors.length));

const greatest = (vectors: readonly Float64Array[]): Float64Array =>
  vectors[0]!.map((_, k) => vectors.reduce((most, vector) => Math.max(most, vector[k]!), Number.NEGATIVE_INFINITY));
