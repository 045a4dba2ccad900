import type { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { StudentSnapshot, ToldInCourse } from '@stoa/schema/course/student-snapshot';
import type { OpenExam } from '@stoa/schema/open-exam';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Applied, Moment } from '../../../turn/tutor.ts';
import type { RecordedState } from '../../../turn/turn-record.ts';
import { courseDefinition } from '../course-definition.ts';
import type { CourseWorld } from '../course-world.ts';
import { drillHours } from '../drills/drill-claim.ts';
import type { Drill } from '../drills/choose-drill.ts';
import { givenExam } from '../exams/open-exams.ts';
import { courseTurnLog } from '../log/course-turn-log.ts';
import { sectionBehind } from '../retrieval/course-context.ts';
import { withCard, withLines, withServed, type CourseThread, type KeptMessage } from '../thread/course-thread.ts';
import { CourseTurnRecord } from '../thread/course-turn-record.ts';
import { socratic } from '../turn/said-response.ts';
import { statusesOf } from '../turn/decide-course-turn.ts';
import { recordAfterTurn } from '../turn/take-course-turn.ts';
import { snapshotLite } from '../view/snapshot-lite.ts';
import { assistantMessage } from '../view/tutor-message.ts';
import { toldIn } from '../hearing/told-in-message.ts';
import type { CourseMove, CourseSight, CourseWords } from './course-move.ts';

/** What the journal stores of a reply. The conversation itself is in the thread. */
export type CourseSaid = { readonly turn_id: string; readonly snapshotLite: SnapshotLite };
export type CourseApplied = Applied<RecordedState<CourseThread>, CourseSaid>;

/** Carries out a turn: its lines, the drill that it serves, the student's record afterward, and the log of the reasons. */
export function applyMove(
  world: CourseWorld,
  state: RecordedState<CourseThread>,
  sight: CourseSight,
  move: CourseMove,
  words: CourseWords,
  moment: Moment,
): CourseApplied {
  const turn = new SaidTurnRecord(world, state, moment, courseDefinition, 'drill');
  return words.kind === 'stopped' ? turn.stop(sight, move, words.unsafe) : turn.say(sight, move, words);
}

class SaidTurnRecord extends CourseTurnRecord {
  /** Stops an unsafe text. It is flagged and counted, but not used otherwise, and the student's record stays as it is. */
  stop(sight: CourseSight, move: CourseMove, unsafe: Unsafe): CourseApplied {
    const { message } = sight;
    const words = this.stopText(`${message?.text ?? ''} ${message?.latex ?? ''}`.trim(), unsafe);
    const response = socratic(move.decided.speech, words);
    const { snapshot } = this.world.record;
    return this.reply(sight, move, { response, fallback: 'message_stopped', proposedAction: null, source: 'script' }, snapshot);
  }

  say(sight: CourseSight, move: CourseMove, words: Extract<CourseWords, { kind: 'said' }>): CourseApplied {
    const { response, drill, by } = words;
    const { policy, speech } = move.decided;
    const { now } = this.moment;
    const { course } = this.world;
    const { message } = sight;
    const asked = message === null ? [] : [this.studentLine(message.text, message.latex)];
    this.noteHelp(sight, move, response.tutor_text);
    const citation = sectionBehind(response.tutor_text, speech.found);
    const answer = assistantMessage({ response, citation }, this.place);
    const isFirst = this.session.focus === null;
    this.session = {
      ...withLines(this.session, [...asked, { ...answer, card: this.keptCard(answer.card, drill), safety: null }]),
      focus: { unit_id: policy.focusUnitId, target_unit_id: policy.primaryTargetUnitId },
      goal: sight.goal,
      title: isFirst ? course.titleOf(policy.primaryTargetUnitId) : this.session.title,
    };
    if (drill !== null) {
      const { problem } = drill;
      this.session = withServed(this.session, { problem_id: problem.item.meta.id, family: problem.origin.family, as: 'problem' });
      this.serveProblem(problem, `a drill of ${policy.focusUnitId}`, by);
    }
    const snapshot = recordAfterTurn(sight.snapshot, policy, response, { now, isUnit: course.isUnit });
    const given = response.action === 'EXAM_BLOCK' ? givenExam(course, response.exam_suggestion.question_id, now) : null;
    const told = toldIn(sight, policy.focusUnitId, now);
    return this.reply(sight, move, { ...words, source: by?.source ?? 'script' }, snapshot, given, told);
  }

  /** Marks the drill on which she is stuck or was given a hint: a right answer to it will count as helped. */
  private noteHelp({ event }: CourseSight, { decided }: CourseMove, text: string): void {
    const { drill } = decided.speech.situation;
    const hint = drill?.hints.find((one) => text.includes(one));
    const pressed = event.type === 'DRILL_STUCK' ? this.openDrill(event.unitId) : undefined;
    const helped = pressed ?? (hint === undefined ? undefined : drill?.messageId);
    if (helped === undefined) return;
    this.session = withCard(this.session, helped, (card) =>
      card.type === 'DRILL' ? { ...card, helped: true, hints: [...card.hints, ...(hint === undefined ? [] : [hint])] } : card,
    );
  }

  private openDrill(unit: UnitId): string | undefined {
    return this.session.messages.findLast(({ card }) => card?.type === 'DRILL' && card.unitId === unit && card.result === null)
      ?.id;
  }

  /** Completes a card for storing: a drill gets its token, an exam question the fields for what she does with it. */
  private keptCard(card: ReturnType<typeof assistantMessage>['card'], drill: Drill | null): KeptMessage['card'] {
    if (card === null || card.type === 'CONCEPT') return card;
    if (card.type === 'EXAM') return { ...card, result: null, memoViewed: false, videoViewed: false };
    const { id, version } = drill?.problem.item.meta ?? {};
    const claimed = id === undefined || version === undefined ? null : { id, version };
    const expiresAt = new Date(this.moment.now.getTime() + drillHours * 3_600_000).toISOString();
    const token = this.world.sealDrill({
      threadId: this.session.session_id,
      turnId: this.moment.turnId,
      unitId: card.unitId,
      problem: claimed,
      prompt: card.prompt,
      questionLatex: card.questionLatex,
      expiresAt,
    });
    const figure = drill?.problem.figure ?? null;
    return { ...card, token, expiresAt, result: null, helped: false, problem: claimed, completing: false, hints: [], figure };
  }

  private reply(
    heard: CourseSight,
    { decided }: CourseMove,
    said: { response: LlmTutorResponse; fallback: string | null; proposedAction: string | null; source: 'model' | 'script' },
    snapshot: StudentSnapshot,
    given: OpenExam | null = null,
    told: ToldInCourse | null = null,
  ): CourseApplied {
    const { course, exams } = this.world;
    const lite = snapshotLite(snapshot, decided.policy, course, statusesOf(exams));
    return {
      ...this.finishWith(snapshot, given, told),
      log: courseTurnLog({ courseId: course.courseId, heard, decided, snapshot, lite, ...said }),
      reply: { turn_id: this.moment.turnId, snapshotLite: lite },
    };
  }
}
