import { readdirSync, readFileSync } from 'node:fs';
import { Guideline } from '@stoa/schema/study-plan';

const folder = new URL('../../content/lessons/', import.meta.url);

/** The names of all lessons in `content/lessons`, for tests: "percents". */
export const guidelineNames: readonly string[] = readdirSync(folder).map((file) => file.replace('.json', ''));

/**
 * The guideline and plan of a lesson in `content/lessons`, for tests.
 *
 * Errors  throws where no lesson has the name, or its file is no guideline.
 */
export const guidelineNamed = (name: string): Guideline =>
  Guideline.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
