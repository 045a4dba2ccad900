import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { termChunk } from '@stoa/engine/tutors/course/retrieval/course-terms';
import { validateCourse } from '@stoa/engine/tutors/course/validate-course';
import { Course, type ContentChunk } from '@stoa/schema/course/course';
import { CourseTerm } from '@stoa/schema/course/course-term';
import { ExamQuestion } from '@stoa/schema/course/exam-question';
import { z } from 'zod';
import { contentFolder, ContentError, readContent } from './content-file.ts';
import { splitMarkdown } from './retrieval/split-markdown.ts';

const standard = new URL('courses/', contentFolder);

/**
 * A course with the sections of its lessons, the questions of its exams, and the meanings of its words, which are sections too.
 */
export type OpenedCourse = {
  readonly course: Course;
  readonly chunks: readonly ContentChunk[];
  readonly exams: readonly ExamQuestion[];
  readonly terms: readonly CourseTerm[];
};

/**
 * Opens every course of the folder: `<course>/course.json`; in `<course>/lessons`, a Markdown text for each unit, named after
 * it; in `<course>/exams`, its exam questions by unit, whose videos are in `<course>/videos`; in `<course>/terms.json`, the
 * meanings of its words, which may be missing.
 *
 * Errors  throws `ContentError` for the first course that can't be taught from; it names the file and each place in it.
 */
export function openCourses(
  isSkill: (id: string) => boolean,
  { folder = standard }: { folder?: URL | string } = {},
): readonly OpenedCourse[] {
  const place = folder instanceof URL ? fileURLToPath(folder) : folder;
  return namesIn(place)
    .filter(({ isFolder }) => isFolder)
    .map(({ name }) => openCourse(path.join(place, name), isSkill));
}

/** Returns the path of a file of a course's videos. */
export const videoFile = (courseId: string, file: string): string => path.join(fileURLToPath(standard), courseId, 'videos', file);

/** Opens the course in one folder. Errors  as `openCourses`. */
export function openCourse(place: string, isSkill: (id: string) => boolean): OpenedCourse {
  const file = path.join(place, 'course.json');
  const course = readContent(file, Course);
  const titles = new Map(course.units.map(({ unitId, title }) => [unitId, title]));
  const lessons = path.join(place, 'lessons');
  const faults: string[] =
    course.courseId === path.basename(place) ? [] : [`courseId: the folder isn't named ${course.courseId}`];
  const chunks = namesIn(lessons)
    .filter(({ name }) => name.endsWith('.md'))
    .flatMap(({ name }) => {
      const unitId = path.basename(name, '.md');
      const { title, sections } = splitMarkdown(readFileSync(path.join(lessons, name), 'utf8'));
      if (titles.has(unitId) && title !== titles.get(unitId))
        faults.push(`lessons/${name}: its title is "${title}", and that of the unit "${titles.get(unitId)}"`);
      return sections.map(({ section, text }): ContentChunk => ({
        courseId: course.courseId,
        unitId,
        chunkType: 'lesson',
        sourceId: `lesson-${unitId}`,
        section,
        text,
      }));
    });
  const exams = examsIn(path.join(place, 'exams'));
  const terms = termsOf(path.join(place, 'terms.json'));
  const videos = path.join(place, 'videos');
  for (const { questionId, video } of exams)
    if (video !== undefined && 'file' in video)
      for (const file of [video.file, video.captions])
        if (!existsSync(path.join(videos, file)))
          faults.push(`${questionId} names the video file ${file}, which isn't in videos`);
  const ids = exams.map(({ questionId }) => questionId);
  faults.push(
    ...exams.flatMap(({ unitId, questionId }) => (titles.has(unitId) ? [] : [`${questionId} is of ${unitId}, which is no unit`])),
    ...terms.flatMap(({ unitId, words }) => (titles.has(unitId) ? [] : [`${words[0]} is of ${unitId}, which is no unit`])),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `the exam question ${id} is there twice`),
  );
  const findings = validateCourse(course, chunks, isSkill).map(({ unit, says }) => `${unit ?? 'the course'} ${says}`);
  if (faults.length + findings.length > 0) throw new ContentError(file, [...faults, ...findings]);
  return { course, chunks: [...chunks, ...terms.map((term) => termChunk(course.courseId, term))], exams, terms };
}

/** Returns the exam questions of a course; none if it has no exams yet. */
const examsIn = (place: string): ExamQuestion[] =>
  existsSync(place) ? namesIn(place).flatMap(({ name }) => readContent(path.join(place, name), z.array(ExamQuestion))) : [];

const termsOf = (file: string): CourseTerm[] => (existsSync(file) ? readContent(file, z.array(CourseTerm)) : []);

/** Returns what is in a folder, sorted by name. */
function namesIn(place: string): { name: string; isFolder: boolean }[] {
  try {
    return readdirSync(place, { withFileTypes: true })
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch (fault) {
    throw new ContentError(place, [`it cannot be read: ${(fault as Error).message}`]);
  }
}
