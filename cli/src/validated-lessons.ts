import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sourceFingerprint } from './source-fingerprint.ts';

/** Whatever may change what is found in a lesson, beside its own words. */
const sources = ['engine/src', 'library/src', 'schema/src', 'content/skills'];
const cacheFolder = path.resolve(import.meta.dirname, '../../.cache/lessons');

const Hashes = z.array(z.string());

/**
 * Remembers which lessons were validated, with nothing to find, by this very installation: for a new data folder they need not be validated
 * again. They are known by the hash of their content, and forgotten when anything changes that validates them.
 */
export class ValidatedLessons {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open({ folder = cacheFolder, fingerprint }: { folder?: string; fingerprint?: string } = {}) {
    return new ValidatedLessons(path.join(folder, `${fingerprint ?? (await sourceFingerprint(sources))}.json`));
  }

  /** The hashes of them; none where nothing was kept, or what was kept cannot be read. */
  async known(): Promise<ReadonlySet<string>> {
    const text = await readFile(this.#file, 'utf8').catch((error: unknown) => {
      if (isOneOf(error, ['ENOENT', 'EACCES'])) return '[]';
      throw error;
    });
    return new Set(Hashes.safeParse(parsed(text)).data ?? []);
  }

  /** Under another name first, so that nobody ever reads half of it. An installation may be read-only: then nothing is kept. */
  async keep(hashes: readonly string[]): Promise<void> {
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      const unfinished = `${this.#file}.${process.pid}`;
      await writeFile(unfinished, JSON.stringify(hashes));
      await rename(unfinished, this.#file);
    } catch (error) {
      if (!isOneOf(error, ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])) throw error;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isOneOf = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
