import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { openLessons } from '@stoa/library/open-lessons';
import { sourceFingerprint } from './source-fingerprint.ts';

type Opened = ReturnType<typeof openLessons>;

/** Whatever may change what the lessons are and what is found in them. */
const sources = ['engine/src', 'library/src', 'schema/src', 'content'];
const cacheFolder = path.resolve(import.meta.dirname, '../../.cache/lessons');

/**
 * The lessons as this installation has opened them, with their questions as they were verified: every new data folder begins with the same, and
 * validating them takes seconds. They are forgotten when anything changes that they come from.
 */
export class KeptLessons {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open({ folder = cacheFolder, fingerprint }: { folder?: string; fingerprint?: string } = {}): Promise<KeptLessons> {
    return new KeptLessons(path.join(folder, `${fingerprint ?? (await sourceFingerprint(sources))}.bin`));
  }

  /** Null where nothing was kept. What cannot be read is taken away, and it is as if nothing had been kept. */
  async read(): Promise<Opened | null> {
    try {
      return deserialize(await readFile(this.#file)) as Opened;
    } catch (error) {
      if (!isOneOf(error, ['ENOENT', 'EACCES'])) await rm(this.#file, { force: true });
      return null;
    }
  }

  /** Under another name first, so that nobody ever reads half of it. An installation may be read-only: then nothing is kept. */
  async keep(opened: Opened): Promise<void> {
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      const unfinished = `${this.#file}.${process.pid}`;
      await writeFile(unfinished, serialize(opened));
      await rename(unfinished, this.#file);
    } catch (error) {
      if (!isOneOf(error, ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])) throw error;
    }
  }
}

const isOneOf = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
