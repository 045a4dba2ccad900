import type { OpenExam } from '@stoa/schema/open-exam';
import type { TaughtCourse } from '../taught-course.ts';
import type { ExamQuestionStatus } from '../turn/take-course-turn.ts';

/** The most exam questions that are kept as given and not passed; the newest ones. */
const mostKept = 60;

/** Returns the exam question with this id in the form in which it is kept as given now; null if the course doesn't have it. */
export function givenExam(
  { courseId, title, titleOf, exams }: Pick<TaughtCourse, 'courseId' | 'title' | 'titleOf' | 'exams'>,
  questionId: string,
  now: Date,
): OpenExam | null {
  const question = exams.get(questionId);
  if (question === undefined) return null;
  const { stem, unitId } = question;
  return {
    course_id: courseId,
    course_title: title,
    unit_title: titleOf(unitId),
    question_id: questionId,
    stem,
    open_from: now.toISOString(),
  };
}

/**
 * Returns the exam questions that she was given and hasn't passed, according to the exam service, with the one that this turn
 * gives her. Returns the same list if nothing changed.
 */
export function openExamsAfter(
  before: readonly OpenExam[],
  statuses: readonly Pick<ExamQuestionStatus, 'questionId' | 'status' | 'lockedUntil'>[],
  given: OpenExam | null,
  now: Date,
): readonly OpenExam[] {
  const known = new Map(statuses.map((one) => [one.questionId, one]));
  const others = given === null ? before : [...before.filter((one) => one.question_id !== given.question_id), given];
  const after = others.flatMap((exam) => {
    const found = known.get(exam.question_id);
    if (found === undefined) return [exam];
    if (found.status === 'passed') return [];
    const isOpen = exam.open_from !== null && Date.parse(exam.open_from) <= now.getTime();
    const open_from = found.status === 'locked' ? (found.lockedUntil ?? null) : isOpen ? exam.open_from : now.toISOString();
    return [open_from === exam.open_from ? exam : { ...exam, open_from }];
  });
  const isSame = after.length === before.length && after.every((exam, at) => exam === before[at]);
  return isSame ? before : after.slice(-mostKept);
}
