import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { ExamReply } from '@stoa/schema/course/thread';
import type { Applied, Tutor } from '../../../turn/tutor.ts';
import { TutorRefusal } from '../../../turn/tutor-refusal.ts';
import type { RecordedState } from '../../../turn/turn-record.ts';
import { courseDefinition } from '../course-definition.ts';
import type { CourseWorld } from '../course-world.ts';
import { applyEvidence } from '../evidence/apply-evidence.ts';
import type { TaughtCourse } from '../taught-course.ts';
import { withCard, type CourseThread, type KeptCard } from '../thread/course-thread.ts';
import { CourseTurnRecord } from '../thread/course-turn-record.ts';
import { mistakeBehind } from '../thread/situation-of-thread.ts';
import { liteOfThread, threadView } from '../view/thread-view.ts';
import { lockoutHours } from './exam-record.ts';

/** What the exam service found about a question in a conversation. */
export type ExamFound = { readonly questionId: string } & (
  | { readonly kind: 'answered'; readonly selectedOption: string; readonly result: 'passed' | 'locked' }
  | { readonly kind: 'support_viewed'; readonly supportType: 'memo' | 'video' }
);

type ExamSight = { readonly found: ExamFound; readonly messageId: string; readonly card: Extract<KeptCard, { type: 'EXAM' }> };
type ExamSaid = { readonly turn_id: string; readonly snapshotLite: SnapshotLite; readonly question_id: string };
type ExamTutor = Tutor<RecordedState<CourseThread>, ExamFound, ExamSight, ExamSight, null, ExamSaid, ExamReply>;

/**
 * Records what the exam service found (course spec PV-AI-015, PV-AI-016). The world is read after the service was told, so the
 * page shows the new statuses.
 */
export const examTutor = (world: CourseWorld): ExamTutor => ({
  perceive({ session }, found) {
    const message = session.messages.findLast(({ card }) => card?.type === 'EXAM' && card.questionId === found.questionId);
    if (message?.card?.type !== 'EXAM')
      throw new TutorRefusal('stale', 'This exam question isn’t in this conversation. Reload the page.');
    return { found, messageId: message.id, card: message.card };
  },
  decide: (_state, sight) => sight,
  speak: async () => null,
  apply: (state, sight, _move, _words, moment) => new ExamTurnRecord(world, state, moment, courseDefinition, 'drill').take(sight),
  show: ({ turn_id, snapshotLite, question_id }, { session }) => ({
    ...threadView(world, session, snapshotLite),
    turnId: turn_id,
    ...statusIn(world, question_id),
  }),
});

function statusIn({ exams }: CourseWorld, questionId: string): { status: ExamStatus['status']; lockedUntil: string | null } {
  const known = exams.find((one) => one.questionId === questionId);
  return { status: known?.status ?? 'locked', lockedUntil: known?.lockedUntil ?? null };
}

class ExamTurnRecord extends CourseTurnRecord {
  take({ found, messageId, card }: ExamSight): Applied<RecordedState<CourseThread>, ExamSaid> {
    const { course, record } = this.world;
    const { unitId, questionId, difficultyTier } = card;
    const of = { unitId, questionId, difficultyTier };
    if (found.kind === 'answered') {
      const { selectedOption, result } = found;
      const told = { result, selectedOption, feedbackText: feedbackOn(course, found), at: this.now() };
      this.change(messageId, (exam) => ({ ...exam, result: told }));
      const evidence = { type: 'EXAM_SUBMITTED', ...of, isCorrect: result === 'passed' } as const;
      return this.reply(questionId, applyEvidence(record.snapshot, evidence, this.moment.now));
    }
    const looked = found.supportType === 'memo' ? { memoViewed: true } : { videoViewed: true };
    this.change(messageId, (exam) => ({ ...exam, ...looked }));
    const isPassed = statusIn(this.world, questionId).status === 'passed'; // a look then changes nothing
    const seen = { type: 'SUPPORT_VIEWED', ...of } as const;
    return this.reply(questionId, isPassed ? record.snapshot : applyEvidence(record.snapshot, seen, this.moment.now));
  }

  private change(messageId: string, change: (card: ExamSight['card']) => KeptCard): void {
    this.session = withCard(this.session, messageId, (card) => (card.type === 'EXAM' ? change(card) : card));
  }

  private reply(questionId: string, snapshot: StudentSnapshot): Applied<RecordedState<CourseThread>, ExamSaid> {
    const done = this.finishWith(snapshot);
    return {
      ...done,
      reply: {
        turn_id: this.moment.turnId,
        snapshotLite: liteOfThread(this.world, done.state.session, snapshot),
        question_id: questionId,
      },
    };
  }
}

/** Returns the author's explanation of a wrong option, and when the question can be tried again. */
function feedbackOn(course: TaughtCourse, found: Extract<ExamFound, { kind: 'answered' }>): string {
  if (found.result === 'passed') return 'That’s right. You passed this question.';
  const because = mistakeBehind(course, found.questionId, found.selectedOption);
  const again = `You can try this question again in ${lockoutHours} hours. Until then, a few more practice problems will help.`;
  return because === null ? `Not quite. ${again}` : `Not quite. ${because} ${again}`;
}
