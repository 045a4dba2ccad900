import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SkillGraphIndex } from '@stoa/engine/skills/graph-index';
import { reviewPlan, type VerifiedQuestion } from '@stoa/engine/tutors/lesson/plan/review-plan';
import { Guideline } from '@stoa/schema/study-plan';
import { contentFolder, ContentError, readContent } from './content-file.ts';
import { openVerificationPolicy } from './open-verification-policy.ts';
import { configHash } from './config-hash.ts';

const standard = new URL('lessons/', contentFolder);

/** A guideline with the hash of its content, so that an audit can tell two of the same name apart. */
export type OpenedLesson = {
  guideline: Guideline;
  hash: string;
  /** Its verified questions; none if the lesson wasn't validated again. */
  problems: VerifiedQuestion[];
};

/**
 * Opens every lesson of the folder: parsed, validated against the skill graph, with each question verified, sorted by id.
 * `warnings` are for the log of whoever starts the server. Validating checks every text for leaks and takes some tenths of a
 * second per lesson, so a lesson whose hash is in `validated` isn't validated again.
 *
 * Errors  throws `ContentError` for the first file that can't be taught from; it names the file and each place in it.
 */
export function openLessons(
  graph: Pick<SkillGraphIndex, 'byId' | 'version'>,
  {
    folder = standard,
    validated = new Set<string>(),
    now,
  }: { folder?: URL | string; validated?: Pick<ReadonlySet<string>, 'has'>; now: Date },
): { lessons: OpenedLesson[]; warnings: string[] } {
  const place = folder instanceof URL ? fileURLToPath(folder) : folder;
  const files = filesOf(place).map((name) => path.join(place, name));
  const opened = files.map((file) => openLesson(file, graph, validated, now));
  return { lessons: opened.map(({ lesson }) => lesson), warnings: opened.flatMap(({ warnings }) => warnings) };
}

function filesOf(place: string): string[] {
  try {
    return readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  } catch (fault) {
    throw new ContentError(place, [`it cannot be read: ${(fault as Error).message}`]);
  }
}

function openLesson(
  file: string,
  graph: Pick<SkillGraphIndex, 'byId' | 'version'>,
  validated: Pick<ReadonlySet<string>, 'has'>,
  now: Date,
): { lesson: OpenedLesson; warnings: string[] } {
  const guideline = readContent(file, Guideline);
  const misnamed =
    guideline.guideline_id === idOf(file) ? [] : [`guideline_id: the file is not named ${guideline.guideline_id}.json`];
  const hash = configHash(guideline);
  const { findings, problems } = validated.has(hash)
    ? { findings: [], problems: [] }
    : reviewPlan(guideline, graph, { now, policy: openVerificationPolicy() });
  const told = (severity: 'error' | 'warning') =>
    findings.filter((finding) => finding.severity === severity).map(({ at, says }) => `${at}: ${says}`);
  const errors = [...misnamed, ...told('error')];
  if (errors.length > 0) throw new ContentError(file, errors);
  return {
    lesson: { guideline, hash, problems },
    warnings: told('warning').map((warned) => `lesson ${guideline.guideline_id}, ${warned}`),
  };
}

const idOf = (file: string): string => path.basename(file, '.json');
