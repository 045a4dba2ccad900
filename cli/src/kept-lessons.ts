import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { openLessons } from '@stoa/library/open-lessons';
import { installationCache, isOneOf, keepInCache } from '@stoa/store/installation-cache';
import { sourceFingerprint } from './source-fingerprint.ts';

type Opened = ReturnType<typeof openLessons>;

/** Whatever may change what the lessons are and what is found in them. */
const sources = ['engine/src', 'library/src', 'schema/src', 'content'];
const cacheFolder = path.join(installationCache, 'lessons');

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

  keep(opened: Opened): void {
    keepInCache(this.#file, (unfinished) => writeFileSync(unfinished, serialize(opened)));
  }
}
