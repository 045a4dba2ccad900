import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { chunkRows, type CourseRow } from '@stoa/engine/tutors/course/retrieval/course-row';
import { taughtCourse, type TaughtCourse } from '@stoa/engine/tutors/course/taught-course';
import { openCourses } from '@stoa/library/open-courses';
import type { ContentChunk } from '@stoa/schema/course/course';

const examQuestions = 15_000;
const chunks = 5_000;
const sentencesOfChunk = 12;

/**
 * Makes the mathematics course as large as the course specification assumes: variants of its exam questions, and transcripts
 * made of its lessons' sentences.
 */
export function largeCourse(): { course: TaughtCourse; documents: readonly CourseRow[] } {
  const opened = openCourses(() => true).find(({ course }) => course.courseId === 'MATH-G10')!;
  const exams = Array.from({ length: examQuestions }, (_, at) => {
    const question = opened.exams[at % opened.exams.length]!;
    const variant = Math.floor(at / opened.exams.length);
    return {
      ...question,
      questionId: `${question.questionId}-V${variant}`,
      stem: `${question.stem} Take ${variant + 2} of them.`,
    };
  });
  const random = seededChance(1);
  const sentences = Map.groupBy(
    opened.chunks.flatMap(({ unitId, text }) => text.split(/(?<=[.!?])\s+/).map((sentence) => ({ unitId, sentence }))),
    ({ unitId }) => unitId,
  );
  const units = [...sentences.keys()];
  const transcripts = Array.from({ length: chunks }, (_, at): ContentChunk => {
    const unitId = units[at % units.length]!;
    const own = sentences.get(unitId)!;
    const said = Array.from({ length: sentencesOfChunk }, () => own[Math.floor(random() * own.length)]!.sentence);
    const minute = Math.floor(at / units.length) % 60;
    return {
      courseId: 'MATH-G10',
      unitId,
      chunkType: 'transcript',
      sourceId: `${unitId}.vtt`,
      section: `${minute}:00`,
      text: said.join(' '),
    };
  });
  return { course: taughtCourse(opened.course, opened.chunks, exams), documents: chunkRows('document', transcripts) };
}
