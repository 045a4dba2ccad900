/** One learner's responses to one skill, in order: true is right. */
export type ResponseSequence = readonly boolean[];

/** Sequences one after another. A sequence that several learners gave is stored only once, because most short ones are alike. */
export type ResponsePatterns = {
  /** 1 for a right response, 0 for a wrong one. */
  right: Uint8Array;
  /** Where each pattern ends in `right` (its last response is the one before). */
  ends: Uint32Array;
  /** How many learners gave each pattern. */
  learners: Float64Array;
};

/** Groups equal sequences. A sequence without a response says nothing and is left out. */
export function responsePatterns(sequences: readonly ResponseSequence[]): ResponsePatterns {
  const alike = new Map<string, number>();
  for (const sequence of sequences) {
    if (sequence.length === 0) continue;
    const key = textOf(sequence);
    alike.set(key, (alike.get(key) ?? 0) + 1);
  }
  const length = [...alike.keys()].reduce((sum, key) => sum + key.length, 0);
  const patterns = { right: new Uint8Array(length), ends: new Uint32Array(alike.size), learners: new Float64Array(alike.size) };
  let [end, at] = [0, 0];
  for (const [key, count] of alike) {
    for (let index = 0; index < key.length; index += 1) patterns.right[end + index] = key.charCodeAt(index) & 1;
    end += key.length;
    patterns.ends[at] = end;
    patterns.learners[at] = count;
    at += 1;
  }
  return patterns;
}

function textOf(sequence: ResponseSequence): string {
  let text = '';
  for (const isRight of sequence) text += isRight ? '1' : '0';
  return text;
}
