import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { ExamQuestion, LocalVideo } from '@stoa/schema/course/exam-question';
import type { ShownCard, ShownMessage, ShownVideo, ThreadView } from '@stoa/schema/course/thread';
import { shownFigure } from '../../../figures/describe-figure.ts';
import { choiceKey } from '../../../math/judge/choices.ts';
import { examOptions } from '../exams/exam-problem.ts';
import type { TaughtCourse } from '../taught-course.ts';
import type { CourseThread, KeptCard, KeptMessage } from '../thread/course-thread.ts';
import { statusesOf } from '../turn/decide-course-turn.ts';
import type { ExamQuestionStatus } from '../turn/take-course-turn.ts';
import { progressIn } from '../student-progress.ts';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { snapshotLite } from './snapshot-lite.ts';

/** What the view of a conversation needs: its course, and what the exam service says now. */
type Around = {
  readonly course: TaughtCourse;
  readonly exams: readonly ExamQuestionStatus[];
  readonly examsReachable: boolean;
  readonly videoAt: VideoAt;
};

/** Returns where one of the course's own videos can be watched. */
export type VideoAt = (video: LocalVideo) => ShownVideo;

/** Returns a conversation as its page shows it. */
export const threadView = (around: Around, thread: CourseThread, lite: SnapshotLite): ThreadView => ({
  threadId: thread.session_id,
  version: thread.version,
  courseId: thread.course_id,
  courseTitle: around.course.title,
  title: thread.title,
  startedAt: thread.started_at,
  messages: thread.messages.map((message) => shownMessage(around, message)),
  snapshotLite: lite,
  examsReachable: around.examsReachable,
});

/**
 * Returns the summary of her record beside a conversation while no turn is being taken: what its last turn was about, and what
 * is still missing for that.
 */
export function liteOfThread(
  { course, exams }: Pick<Around, 'course' | 'exams'>,
  { focus }: CourseThread,
  snapshot: StudentSnapshot,
): SnapshotLite {
  const unit = focus?.unit_id ?? snapshot.focusUnitId;
  const focusUnitId = course.isUnit(unit) ? unit : course.graph.entryUnitId;
  const isBlocked = focus !== null && focus.target_unit_id !== unit && progressIn(snapshot, unit).masteryTier === 'none';
  return snapshotLite(snapshot, { focusUnitId, prereqBlockingUnitId: isBlocked ? focusUnitId : null }, course, statusesOf(exams));
}

const shownMessage = (around: Around, { card, ...message }: KeptMessage): ShownMessage => ({
  ...message,
  card: card === null ? null : shownCard(around, card),
});

function shownCard({ course, exams, videoAt }: Around, card: KeptCard): ShownCard {
  if (card.type === 'CONCEPT') return { ...card, picture: pictureOf(course, card.unitId) };
  if (card.type === 'DRILL') {
    const { helped: _, problem: __, hints: ___, completing: ____, figure, ...shown } = card;
    return { ...shown, figure: figure === null ? null : shownFigure(figure) };
  }
  const { memoViewed, videoViewed, ...kept } = card;
  const question = course.exams.get(card.questionId);
  const standing = exams.find(({ questionId }) => questionId === card.questionId);
  // A question of unknown status can't be attempted.
  const status = standing?.status ?? (kept.result?.result === 'passed' ? 'passed' : 'locked');
  // Once the question can be tried again, memo and video are closed: opening one is another look, which locks it again.
  const isOpen = (viewed: boolean): boolean => status === 'passed' || (viewed && status === 'locked');
  return {
    ...kept,
    stem: question?.stem ?? '',
    options: (question === undefined ? [] : examOptions(question)).map((text, at) => ({ option: choiceKey(at), text })),
    status,
    lockedUntil: standing?.lockedUntil ?? null,
    support: question === undefined ? [] : question.video === undefined ? ['memo'] : ['memo', 'video'],
    memo: isOpen(memoViewed) && question !== undefined ? question.memo : null,
    video: isOpen(videoViewed) && question?.video !== undefined ? shownVideo(question.video, videoAt) : null,
  };
}

const shownVideo = (video: NonNullable<ExamQuestion['video']>, videoAt: VideoAt): ShownVideo =>
  'file' in video ? videoAt(video) : { ...video, captions: null };

/** Returns the picture beside the key ideas of a unit, as the course has it now. */
function pictureOf({ figureOf }: TaughtCourse, unit: UnitId): Extract<ShownCard, { type: 'CONCEPT' }>['picture'] {
  const drawn = figureOf(unit);
  return drawn === null ? null : { ...shownFigure(drawn.figure), caption: drawn.caption };
}
