import type { StudentSnapshot, ToldInCourse } from '@stoa/schema/course/student-snapshot';
import type { OpenExam } from '@stoa/schema/open-exam';
import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { LearnerWorld } from '../../turn/learner-world.ts';
import type { SealDrill } from './drills/drill-claim.ts';
import type { FoundInCourse } from './retrieval/course-context.ts';
import type { TaughtCourse } from './taught-course.ts';
import type { HeardTurn } from './turn/hear-course-turn.ts';
import type { VideoAt } from './view/thread-view.ts';
import type { ExamQuestionStatus } from './turn/take-course-turn.ts';

/** What a turn of a course can see besides its conversation. */
export type CourseWorld = LearnerWorld & {
  readonly course: TaughtCourse;
  /** The student's record in the course, and its version, which a change has to name; 0 if there is no record yet. */
  readonly record: {
    readonly version: number;
    readonly snapshot: StudentSnapshot;
    /** The exam questions of the course that she was given and hasn't passed. */
    readonly openExams: readonly OpenExam[];
    readonly told: readonly ToldInCourse[];
  };
  /**
   * What was heard in this turn. That is worked out first, so that the exam service only has to be asked about a few questions.
   */
  readonly heard: HeardTurn | null;
  /** What the exam service says about those few questions. */
  readonly exams: readonly ExamQuestionStatus[];
  /** False if the exam service can't be asked now. `exams` is then empty, and nothing is known about them. */
  readonly examsReachable: boolean;
  /** What was found for the turn in the course's rows; null if the rows are those of the course's own files. */
  readonly found: FoundInCourse | null;
  readonly sealDrill: SealDrill;
  readonly videoAt: VideoAt;
};

/** What a student does in a conversation. */
export type CourseInput = {
  readonly kind: 'said';
  readonly messageText: string | null;
  readonly messageLatex: string | null;
  readonly clientEvent: ClientEvent;
};
