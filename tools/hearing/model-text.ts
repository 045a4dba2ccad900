import type { LinearModel } from '@stoa/engine/hearing/model/linear-model';
import type { Embedding } from '@stoa/engine/hearing/model/embedding';
import type { EmbeddingFile, ModelFile } from '@stoa/engine/hearing/model/model-file';

/** The file with the weights of the talk model. */
export const talkWeightsFile = new URL('../../engine/src/hearing/talk/talk-weights.json', import.meta.url);
/** The file with the weights of the stance model. */
export const stanceWeightsFile = new URL('../../engine/src/hearing/answers/stance-weights.json', import.meta.url);
/** The file with the weights of the misconception model. */
export const misconceptionWeightsFile = new URL(
  '../../engine/src/hearing/misconceptions/misconception-weights.json',
  import.meta.url,
);

const base64 = (numbers: Uint32Array | Float32Array | Int8Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

/** Returns a model as it is stored next to the code that applies it. */
export function modelFileOf(model: LinearModel, fingerprint: string): ModelFile {
  return {
    fingerprint,
    kinds: model.kinds,
    rows: base64(Uint32Array.from(model.rows.keys())),
    scales: base64(model.scales),
    bias: base64(model.bias),
    weights: base64(halves(model.weights)),
  };
}

/** Returns an embedding as it is stored. */
export const embeddingFileOf = ({ size, rows, scales, vectors }: Embedding): EmbeddingFile => ({
  size,
  rows: base64(Uint32Array.from(rows.keys())),
  scales: base64(scales),
  vectors: base64(halves(vectors)),
});

/** Packs two weights into a byte, each from -8 to 7. */
const halves = (weights: Int8Array): Int8Array =>
  Int8Array.from(
    { length: Math.ceil(weights.length / 2) },
    (_, at) => ((weights[2 * at]! & 15) << 4) | ((weights[2 * at + 1] ?? 0) & 15),
  );
