import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SkillId } from '@stoa/schema/skill';
import { SkillId as SkillIdSchema } from '@stoa/schema/skill';
import { installationCache, isOneOf, keepInCache } from '@stoa/store/installation-cache';
import { copyFolder, databaseFormat } from '@stoa/store/pglite-template';
import { z } from 'zod';
import { sourceFingerprint } from './source-fingerprint.ts';

/** Everything that may change the problems and lessons that a new database starts with. */
const sources = ['content', 'engine/src', 'factory/src', 'library/src', 'schema/src'];
const cacheFolder = path.join(installationCache, 'begun');
const Skills = z.array(SkillIdSchema);

/**
 * The database that every new data folder of this installation starts with: the lessons, the first problems of every skill, and
 * all problems of some skills. It is identified by all of its sources, so one from other sources is never used.
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

  /** Returns the folder of the database, and the skills that it has completely; null if none is stored. */
  async read(): Promise<{ database: string; skills: SkillId[] } | null> {
    try {
      const skills = Skills.parse(JSON.parse(await readFile(path.join(this.#place, 'skills.json'), 'utf8')));
      return { database: path.join(this.#place, 'database'), skills };
    } catch (error) {
      if (isOneOf(error, ['ENOENT', 'EACCES'])) return null;
      throw error;
    }
  }

  /** Stores the database of a folder, which nobody may have open. */
  keep(database: string, skills: readonly SkillId[]): void {
    keepInCache(this.#place, (unfinished) => {
      mkdirSync(unfinished);
      copyFolder(database, path.join(unfinished, 'database'));
      writeFileSync(path.join(unfinished, 'skills.json'), JSON.stringify(skills));
    });
  }
}
