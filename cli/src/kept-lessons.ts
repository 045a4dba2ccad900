import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { openLessons } from '@stoa/library/open-lessons';
import { installationCache, isOneOf, keepInCache } from '@stoa/store/installation-cache';
import { sourceFingerprint } from './source-fingerprint.ts';

type Opened = ReturnType<typeof openLessons>;

/** Everything that may change the lessons and what is found in them. */
const sources = ['engine/src', 'library/src', 'schema/src', 'content'];
const cacheFolder = path.join(installationCache, 'lessons');

/**
 * The lessons as this installation has opened them, with their verified questions: every new data folder starts with the same
 * ones, and validating them takes seconds. They are discarded when any of their sources change.
 */
export class KeptLessons {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open({ folder = cacheFolder, fingerprint }: { folder?: string; fingerprint?: string } = {}): Promise<KeptLessons> {
    return new KeptLessons(path.join(folder, `${fingerprint ?? (await sourceFingerprint(sources))}.bin`));
  }

  /** Returns null if nothing is stored. What can't be read is deleted, as if nothing had been stored. */
  async read(): Promise<Opened | null> {
    try {
      return deserialize(await readFile(this.#file)) as Opened;
    } catch (error) {
      if (!isOneOf(error, ['ENOENT', 'EACCES'])) await rm(this.#file, { force: true });
      return null;
    }
  }

  keep(opened: Opened): void {
    keepInCache(this.#file, (unfinished) => writeFileSync(unfinished, serialize(opened)));
  }
}
