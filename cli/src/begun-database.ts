import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SkillId } from '@stoa/schema/skill';
import { SkillId as SkillIdSchema } from '@stoa/schema/skill';
import { installationCache, isOneOf, keepInCache } from '@stoa/store/installation-cache';
import { copyFolder, databaseFormat } from '@stoa/store/pglite-template';
import { z } from 'zod';
import { sourceFingerprint } from './source-fingerprint.ts';

/** Whatever may change the problems and the lessons that a new database begins with. */
const sources = ['content', 'engine/src', 'factory/src', 'library/src', 'schema/src'];
const cacheFolder = path.join(installationCache, 'begun');
const Skills = z.array(SkillIdSchema);

/**
 * The database that every new data folder of this installation begins with: the lessons, the first problems of every skill, and some skills whole.
 * It is known by all that it comes from, so one of other sources is never taken for it.
 */
export class BegunDatabase {
  readonly #place: string;

  private constructor(place: string) {
    this.#place = place;
  }

  static async open({
    folder = cacheFolder,
    fingerprint,
  }: { folder?: string; fingerprint?: string } = {}): Promise<BegunDatabase> {
    return new BegunDatabase(path.join(folder, `${fingerprint ?? (await sourceFingerprint(sources))}-${databaseFormat()}`));
  }

  /** The folder of the database, and the skills that it has whole; null where none is kept. */
  async read(): Promise<{ database: string; skills: SkillId[] } | null> {
    try {
      const skills = Skills.parse(JSON.parse(await readFile(path.join(this.#place, 'skills.json'), 'utf8')));
      return { database: path.join(this.#place, 'database'), skills };
    } catch (error) {
      if (isOneOf(error, ['ENOENT', 'EACCES'])) return null;
      throw error;
    }
  }

  /** Keeps the database of a folder, which nobody has open. */
  keep(database: string, skills: readonly SkillId[]): void {
    keepInCache(this.#place, (unfinished) => {
      mkdirSync(unfinished);
      copyFolder(database, path.join(unfinished, 'database'));
      writeFileSync(path.join(unfinished, 'skills.json'), JSON.stringify(skills));
    });
  }
}
