import { existsSync } from 'node:fs';
import path from 'node:path';
import { rowsOfContent } from '@stoa/engine/tutors/course/retrieval/course-row';
import { openCourse, openCourses, type OpenedCourse } from '@stoa/library/open-courses';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { readCourseDocuments, type RefusedFile } from '@stoa/library/retrieval/course-documents';
import { loadRows, type Loaded } from '@stoa/library/retrieval/load-rows';
import { readEmbeddingConfig } from '@stoa/providers/embeddings/embedding-config';
import { openEmbedder } from '@stoa/providers/embeddings/open-embedder';
import { readServerConfig } from '@stoa/server/config';
import { openKeptRows, type KeptRows } from '@stoa/server/kept-rows';
import { openStore } from '@stoa/store/open-store';

type Env = Readonly<Record<string, string | undefined>>;

/** What was done for one course, counted in rows. */
export type LoadReport = { course: string } & Loaded & { refused: readonly RefusedFile[] };

/**
 * Loads courses into the rows that turns search. A folder with a `course.json` is a whole course, including its folder
 * `documents`; other folders and files are documents of the course that is named. Without any path, all courses of the content
 * are loaded.
 *
 * Errors  in words for people: a course that doesn't exist or can't be taught from; a data folder in use; a database or model
 *         that doesn't answer.
 */
export async function loadCourses(
  places: readonly string[],
  { course, env }: { course: string; env: Env },
): Promise<LoadReport[]> {
  const config = readServerConfig(env);
  const embedder = await openEmbedder(readEmbeddingConfig(env));
  const skills = new Set<string>(openSkillGraph().graph.nodes.map(({ id }) => id));
  const isSkill = (id: string) => skills.has(id);
  const whole = places.filter((place) => existsSync(path.join(place, 'course.json')));
  const documents = places.filter((place) => !whole.includes(place));
  const shipped = places.length === 0 || documents.length > 0 ? openCourses(isSkill) : [];
  const owner = shipped.find(({ course: { courseId } }) => courseId === course);
  if (documents.length > 0 && owner === undefined)
    throw new Error(`there is no course ${course}; there are ${shipped.map(({ course: { courseId } }) => courseId).join(', ')}`);

  const store = await openStore({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataFolder,
    pgvector: config.retrieval.kind === 'pgvector',
  });
  try {
    const kept = await openKeptRows(config, store, embedder);
    const reports: LoadReport[] = [];
    for (const opened of places.length === 0 ? shipped : []) reports.push(await loadContent(kept, opened));
    for (const place of whole) {
      const opened = openCourse(path.resolve(place), isSkill);
      reports.push(await loadContent(kept, opened));
      const beside = path.join(place, 'documents');
      if (existsSync(beside)) reports.push(await loadDocuments(kept, opened, [beside]));
    }
    if (owner !== undefined && documents.length > 0) reports.push(await loadDocuments(kept, owner, documents));
    return reports;
  } finally {
    await store.close();
  }
}

async function loadContent(kept: KeptRows, { course, chunks, exams }: OpenedCourse): Promise<LoadReport> {
  const rows = rowsOfContent({ ...course, chunks, exams });
  return { course: course.courseId, ...(await loadRows(kept, course.courseId, { rows, prefixes: ['content/'] })), refused: [] };
}

async function loadDocuments(kept: KeptRows, opened: OpenedCourse, places: readonly string[]): Promise<LoadReport> {
  const { refused, ...documents } = await readCourseDocuments(opened, places);
  const { courseId } = opened.course;
  return { course: courseId, ...(await loadRows(kept, courseId, documents)), refused };
}
