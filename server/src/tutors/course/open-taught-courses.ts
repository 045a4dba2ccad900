import { taughtCourse } from '@stoa/engine/tutors/course/taught-course';
import type { TaughtCourse } from '@stoa/engine/tutors/course/taught-course';
import { openCourses } from '@stoa/library/open-courses';
import { openSkillGraph } from '@stoa/library/open-skill-graph';

/** The courses that this server teaches, by name. */
export type TaughtCourses = ReadonlyMap<string, TaughtCourse>;

let opened: TaughtCourses | null = null;

/**
 * Opens the courses of the content, once per process: their files are part of the release.
 *
 * Errors  throws `ContentError` for the first course that can't be taught from.
 */
export function openTaughtCourses(): TaughtCourses {
  if (opened !== null) return opened;
  const skills = new Set<string>(openSkillGraph().graph.nodes.map(({ id }) => id));
  opened = new Map(
    openCourses((id) => skills.has(id)).map(({ course, chunks, exams, terms }) => [
      course.courseId,
      taughtCourse(course, chunks, exams, terms),
    ]),
  );
  return opened;
}
