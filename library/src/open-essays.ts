import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bankFaults } from '@stoa/engine/tutors/essay/banks/bank-faults';
import { detectSkill } from '@stoa/engine/tutors/essay/skill/detect-skill';
import { CoachTemplates } from '@stoa/schema/essay/coach-templates';
import { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import { Dbq } from '@stoa/schema/essay/dbq';
import { DbqRubric } from '@stoa/schema/essay/dbq-rubric';
import { PeriodBank } from '@stoa/schema/essay/period-bank';
import { ScopeExercises } from '@stoa/schema/essay/scope-exercises';
import type { ZodType } from 'zod';
import { contentFolder, ContentError, readContent } from './content-file.ts';

const standard = new URL('essays/', contentFolder);

/** What the essay coach teaches from. */
export type OpenedEssays = {
  readonly rubric: DbqRubric;
  /** By period, earliest first. */
  readonly banks: readonly PeriodBank[];
  /** Sorted by the start of their windows. */
  readonly dbqs: readonly Dbq[];
  /** The detectors' thresholds. */
  readonly thresholds: DetectorThresholds;
  /** What the coach says by itself. */
  readonly templates: CoachTemplates;
  /** The exercises of the narrowed scopes. */
  readonly exercises: ScopeExercises;
};

/**
 * Opens the essays' content: the newest `rubric-<year>.yaml`, a bank for each period in `periods`, one file per DBQ in `dbqs`,
 * the coach's wordings in `templates.yaml`, the detectors' thresholds in `detectors.yaml`, and the exercises of the narrowed
 * scopes in `exercises.yaml`.
 *
 * Errors  throws `ContentError` for the first file that can't be taught from; it names the file and each place in it.
 */
export function openEssays({ folder = standard }: { folder?: URL | string } = {}): OpenedEssays {
  const place = folder instanceof URL ? fileURLToPath(folder) : folder;
  const rubrics = yamlIn(place, DbqRubric, 'rubric-').map(({ body }) => body);
  const rubric = rubrics.toSorted((left, right) => right.year - left.year)[0];
  if (rubric === undefined) throw new ContentError(place, ['there is no rubric-<year>.yaml']);
  const banks = yamlIn(path.join(place, 'periods'), PeriodBank).map(({ body, file }) => {
    const faults = bankFaults(body).map(({ entry, says }) => `${entry}: ${says}`);
    if (faults.length > 0) throw new ContentError(file, faults);
    return body;
  });
  const dbqs = yamlIn(path.join(place, 'dbqs'), Dbq).map(({ body, file }) => {
    const faults = faultsOfDbq(body, banks, path.basename(file, '.yaml'));
    if (faults.length > 0) throw new ContentError(file, faults);
    return body;
  });
  const exercisesFile = path.join(place, 'exercises.yaml');
  const exercises = readContent(exercisesFile, ScopeExercises);
  const lacking = [
    ...exercises.questions
      .filter((question) => dbqs.every(({ id }) => id !== question.dbq))
      .map((question) => `${question.dbq}: there is no such DBQ`),
    ...dbqs
      .filter(({ id }) => exercises.questions.every((question) => question.dbq !== id))
      .map(({ id }) => `${id}: it has no exercises`),
    ...exercises.questions.flatMap(({ dbq, sourcing }) =>
      sourcing
        .filter(({ source, argument }) => !argument.includes(`[Doc ${source}]`))
        .map(({ source }) => `${dbq}: the argument for document ${source} doesn't cite it`),
    ),
  ];
  if (lacking.length > 0) throw new ContentError(exercisesFile, lacking);
  return {
    rubric,
    exercises,
    templates: readContent(path.join(place, 'templates.yaml'), CoachTemplates),
    thresholds: readContent(path.join(place, 'detectors.yaml'), DetectorThresholds),
    banks: banks.toSorted((left, right) => left.period - right.period),
    dbqs: dbqs.toSorted((left, right) => left.start - right.start),
  };
}

const yamlIn = <Body>(folder: string, schema: ZodType<Body>, begins = ''): { file: string; body: Body }[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(begins) && name.endsWith('.yaml'))
    .toSorted()
    .map((name) => ({ file: path.join(folder, name), body: readContent(path.join(folder, name), schema) }));

/**
 * Finds faults that a schema can't: the order of the documents, undescribed images, groupings, and the skill that the prompt's
 * verb asks for.
 */
function faultsOfDbq(dbq: Dbq, banks: readonly PeriodBank[], name: string): readonly string[] {
  const skill = detectSkill(dbq.prompt);
  return [
    ...(dbq.id === name ? [] : [`id: the file isn't named ${dbq.id}`]),
    ...(dbq.end > dbq.start ? [] : ['end: the window ends before it starts']),
    ...(dbq.sources.every(({ number }, at) => number === at + 1) ? [] : ['sources: they are not numbered 1 to 7 in order']),
    ...dbq.sources.flatMap(({ number, kind, alt }) =>
      (kind === 'image') === (alt !== null) ? [] : [`sources.${number - 1}.alt: an image has one, a text has none`],
    ),
    ...dbq.periods
      .filter((period) => banks.every((bank) => bank.period !== period))
      .map((period) => `periods: there is no bank of period ${period}`),
    ...(skill === 'ambiguous' || skill === dbq.skill ? [] : [`skill: the prompt's verb asks for ${skill}`]),
  ];
}
