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

/** What a turn of a course sees beside its conversation. */
export type CourseWorld = LearnerWorld & {
  readonly course: TaughtCourse;
  /** Her record in the course, and the version of it that a change has to name; 0: there is none yet. */
  readonly record: {
    readonly version: number;
    readonly snapshot: StudentSnapshot;
    /** The exam questions of the course that she was given and hasn't passed. */
    readonly openExams: readonly OpenExam[];
    readonly told: readonly ToldInCourse[];
  };
  /** What the turn is about. It is heard before the exam service is asked, which is asked of few questions. */
  readonly heard: HeardTurn | null;
  /** What the exam service says of those few. */
  readonly exams: readonly ExamQuestionStatus[];
  /** False where it can't be asked now: then `exams` are none, and nothing is known of them. */
  readonly examsReachable: boolean;
  /** What was found for the turn in the rows of the course; null where they are those of its own files. */
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
