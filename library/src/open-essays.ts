import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectSkill } from '@stoa/engine/tutors/essay/skill/detect-skill';
import { CoachTemplates } from '@stoa/schema/essay/coach-templates';
import { Dbq } from '@stoa/schema/essay/dbq';
import { DbqRubric } from '@stoa/schema/essay/dbq-rubric';
import { PeriodBank } from '@stoa/schema/essay/period-bank';
import type { ZodType } from 'zod';
import { contentFolder, ContentError, readContent } from './content-file.ts';

const standard = new URL('essays/', contentFolder);

/** What the essay coach teaches from. */
export type OpenedEssays = {
  readonly rubric: DbqRubric;
  /** By period, the earliest first. */
  readonly banks: readonly PeriodBank[];
  /** By the start of their windows. */
  readonly dbqs: readonly Dbq[];
  /** What the coach says of its own. */
  readonly templates: CoachTemplates;
};

/**
 * Opens the essays' content: the newest `rubric-<year>.yaml`, a bank for each period in `periods`, a DBQ a file in `dbqs`,
 * and the coach's wordings in `templates.yaml`.
 *
 * Errors  throws `ContentError` for the first file that can't be taught from; it names the file and each place in it.
 */
export function openEssays({ folder = standard }: { folder?: URL | string } = {}): OpenedEssays {
  const place = folder instanceof URL ? fileURLToPath(folder) : folder;
  const rubrics = yamlIn(place, DbqRubric, 'rubric-').map(({ body }) => body);
  const rubric = rubrics.toSorted((left, right) => right.year - left.year)[0];
  if (rubric === undefined) throw new ContentError(place, ['there is no rubric-<year>.yaml']);
  const banks = yamlIn(path.join(place, 'periods'), PeriodBank).map(({ body, file }) => {
    const faults = faultsOfBank(body);
    if (faults.length > 0) throw new ContentError(file, faults);
    return body;
  });
  const dbqs = yamlIn(path.join(place, 'dbqs'), Dbq).map(({ body, file }) => {
    const faults = faultsOfDbq(body, banks, path.basename(file, '.yaml'));
    if (faults.length > 0) throw new ContentError(file, faults);
    return body;
  });
  return {
    rubric,
    templates: readContent(path.join(place, 'templates.yaml'), CoachTemplates),
    banks: banks.toSorted((left, right) => left.period - right.period),
    dbqs: dbqs.toSorted((left, right) => left.start - right.start),
  };
}

const yamlIn = <Body>(folder: string, schema: ZodType<Body>, begins = ''): { file: string; body: Body }[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(begins) && name.endsWith('.yaml'))
    .toSorted()
    .map((name) => ({ file: path.join(folder, name), body: readContent(path.join(folder, name), schema) }));

const faultsOfBank = ({ anchors, arcs, timeline }: PeriodBank): readonly string[] => {
  const dated = [...anchors, ...arcs, ...timeline];
  const names = [...anchors, ...timeline].map(({ name }) => name.toLowerCase());
  return [
    ...dated.filter(({ start, end }) => end < start).map(({ name }) => `${name}: it ends before it starts`),
    ...names.filter((name, at) => names.indexOf(name) < at).map((name) => `${name}: it is there twice`),
  ];
};

/** What a schema can't say: the documents in their order, images described, groupings, and the skill that the prompt's verb asks for. */
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
