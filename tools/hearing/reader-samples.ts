import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import type { Act } from '@stoa/engine/hearing/act';
import type { ReaderFile } from '@stoa/engine/hearing/reader/reader';
import { marks, readerInput, type ReaderInput } from '@stoa/engine/hearing/reader/reader-input';
import { pieceRows, piecesOfWord } from '@stoa/engine/hearing/reader/word-pieces';

/** The file with the weights of the reader. */
export const readerWeightsFile = new URL('../../engine/src/hearing/reader/reader-weights.json', import.meta.url);
/** The script that trains it. */
export const readerTrainer = new URL('fit_reader.py', import.meta.url);

/** A message as the reader sees it, with what a teacher hears in it. */
type ReaderSample = ReaderInput & { readonly inputType: string; readonly acts: readonly Act[] };

export const readerSamples = (messages: readonly StudentMessage[]): readonly ReaderSample[] =>
  messages.map((row) => ({
    ...readerInput(row.message, asHeard(row)),
    inputType: row.question.input_type,
    acts: row.acts,
  }));

/**
 * Trains the reader on these messages by PyTorch, which takes about a quarter of an hour on one core.
 *
 * Errors  throws with what Python wrote if it fails, for example because PyTorch isn't installed (Debian: python3-torch).
 */
export function fitReader(messages: readonly StudentMessage[], fingerprint: string): ReaderFile {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    const samples = readerSamples(messages);
    const words = new Set(
      samples.flatMap(({ message, line, stem, misconceptions }) => [
        ...message.map(({ word }) => word),
        ...line,
        ...stem,
        ...misconceptions.flatMap((listed) => listed.words),
      ]),
    );
    const pieces = Object.fromEntries([...words].map((word) => [word, piecesOfWord(word)]));
    const file = join(folder, 'samples.json');
    writeFileSync(file, JSON.stringify({ samples, pieces, marks: marks.length, pieceRows }));
    const { status, stdout, error } = spawnSync('/usr/bin/python3', [fileURLToPath(readerTrainer), file], {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, OMP_NUM_THREADS: '1', MKL_NUM_THREADS: '1' },
    });
    if (status !== 0) throw new Error(`The reader was not trained: ${error?.message ?? 'see what Python wrote above'}.`);
    return { fingerprint, ...(JSON.parse(stdout) as Omit<ReaderFile, 'fingerprint'>) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is hashed besides the samples: the script, with all its settings. */
export const readerFit = (): readonly string[] => [readFileSync(readerTrainer, 'utf8')];
