import { readdirSync, readFileSync } from 'node:fs';
import { Guideline } from '@stoa/schema/study-plan';

const folder = new URL('../../content/lessons/', import.meta.url);

/** The names of all lessons in `content/lessons`, for tests: "percents". */
export const guidelineNames: readonly string[] = readdirSync(folder).map((file) => file.replace('.json', ''));

const read = new Map<string, Guideline>();

/**
 * The guideline and plan of a lesson in `content/lessons`, for tests. It is read once for all the tests of a process, because
 * what is worked out from a plan (its problems, the index of its explanations) is kept with it, and takes much longer than a turn.
 *
 * Errors  throws where no lesson has the name, or its file is no guideline.
 */
export function guidelineNamed(name: string): Guideline {
  const known = read.get(name) ?? frozen(Guideline.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))));
  read.set(name, known);
  return known;
}

/** Freezes a value and everything in it, so that no test changes what the next one reads. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
