import { examOptions } from '@stoa/engine/tutors/course/exams/exam-problem';
import { examStatusOf, submitExam, viewSupport } from '@stoa/engine/tutors/course/exams/exam-record';
import type { ExamRecord } from '@stoa/engine/tutors/course/exams/exam-record';
import type { ExamAnswer, ExamService, ExamStudent } from '@stoa/engine/tutors/course/exams/exam-service';
import type { TaughtCourse } from '@stoa/engine/tutors/course/taught-course';
import { choiceKey } from '@stoa/engine/math/judge/choices';
import { LearnerId } from '@stoa/schema/account';
import type { ExamStanding, ExamStandingStore } from '@stoa/store/exam-standings';

/** The exam service that comes with Stoa: the courses' questions, and each student's standing with them in the store. */
export function ownExamService(
  standings: ExamStandingStore,
  courseOf: (courseId: string) => TaughtCourse | null,
  clock: () => Date,
): ExamService {
  const questionOf = ({ courseId }: ExamStudent, questionId: string) => courseOf(courseId)?.exams.get(questionId) ?? null;
  const keyOf = ({ studentId, courseId }: ExamStudent, questionId: string) => ({
    learner: LearnerId.parse(studentId),
    courseId,
    questionId,
  });
  return {
    async statuses(of, questionIds) {
      const known = questionIds.filter((id) => questionOf(of, id) !== null);
      const met = await standings.of(LearnerId.parse(of.studentId), of.courseId, known);
      const record = Object.fromEntries([...met].map(([id, standing]) => [id, metOf(standing)]));
      return Object.fromEntries(known.map((id) => [id, examStatusOf(record, id, clock())]));
    },

    async submit(of, { questionId, selectedOption, submissionId }) {
      const question = questionOf(of, questionId);
      if (question === null) return { kind: 'refused', because: 'no_such_question' };
      const options = examOptions(question);
      const asked = {
        questionId,
        options: options.map((_, at) => choiceKey(at)),
        rightOption: choiceKey(options.indexOf(question.answer)),
      };
      return standings.change<ExamAnswer>(keyOf(of, questionId), (before) => {
        const now = clock();
        const record = recordOf(questionId, before);
        if (before?.answered?.submission_id === submissionId)
          return { standing: null, came: { kind: before.answered.result, status: examStatusOf(record, questionId, now) } };
        const submitted = submitExam(record, asked, selectedOption, now);
        if (submitted.kind === 'refused') return { standing: null, came: submitted };
        const { kind } = submitted;
        const answered = { submission_id: submissionId, selected_option: selectedOption, result: kind };
        return {
          standing: { ...submitted.record[questionId]!, answered },
          came: { kind, status: examStatusOf(submitted.record, questionId, now) },
        };
      });
    },

    supportViewed: (of, { questionId }) =>
      standings.change(keyOf(of, questionId), (before) => {
        const now = clock();
        const after = viewSupport(recordOf(questionId, before), questionId, now);
        const met = after[questionId];
        return {
          standing: met === undefined ? null : { ...met, answered: before?.answered ?? null },
          came: examStatusOf(after, questionId, now),
        };
      }),
  };
}

const metOf = ({ passed, lockedUntil }: ExamStanding): ExamRecord[string] => ({ passed, lockedUntil });
const recordOf = (questionId: string, before: ExamStanding | null): ExamRecord =>
  before === null ? {} : { [questionId]: metOf(before) };
