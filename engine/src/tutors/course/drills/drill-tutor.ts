import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { DrillGradeReply, DrillResult } from '@stoa/schema/course/thread';
import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';
import type { BankedProblem } from '@stoa/schema/problem';
import { isBareMathematics } from '../../../safety/bare-mathematics.ts';
import { askForSafety } from '../../../safety/ask-for-safety.ts';
import { isCrisis } from '../../../safety/crisis-message.ts';
import { readTypedMathematics } from '../../../safety/read-typed.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import { wordsAsTyped } from '../../../safety/words-as-typed.ts';
import type { Ask } from '../../../turn/ask.ts';
import { onProblem } from '../../../turn/event-maker.ts';
import type { Applied, Moment, Tutor } from '../../../turn/tutor.ts';
import { TutorRefusal } from '../../../turn/tutor-refusal.ts';
import type { RecordedState } from '../../../turn/turn-record.ts';
import { guessFloor } from '../../../mastery/guess-floor.ts';
import { recordEvidence } from '../../../mastery/record-evidence.ts';
import { stateOf } from '../../../mastery/skill-state.ts';
import { courseDefinition } from '../course-definition.ts';
import type { CourseWorld } from '../course-world.ts';
import { applyEvidence } from '../evidence/apply-evidence.ts';
import { withCard, type CourseThread, type KeptDrill } from '../thread/course-thread.ts';
import { CourseTurnRecord } from '../thread/course-turn-record.ts';
import { liteOfThread, threadView } from '../view/thread-view.ts';
import type { DrillClaim } from './drill-claim.ts';
import { drillGraderAgent } from './drill-grader-agent.ts';
import { gradeMadeDrill, gradeProblemDrill, type DrillGrade } from './grade-drill.ts';

/** An answer to a drill, identified by its token. */
export type DrillAnswer = { readonly claim: DrillClaim; readonly answer: string };

/**
 * What is perceived in an answer: an unsafe text, or the drill that it answers, with the result of grading by code, or null if
 * code can't tell.
 */
type DrillSight = {
  readonly thread: CourseThread;
  readonly messageId: string;
  readonly card: KeptDrill;
  readonly problem: BankedProblem | null;
  readonly check: AnswerCheck | null;
  readonly grade: DrillGrade | null;
  readonly unsafe: Unsafe | null;
} & DrillAnswer;
type DrillMove = { readonly kind: 'stop'; readonly unsafe: Unsafe } | { readonly kind: 'grade' };
type DrillWords = { readonly kind: 'stopped'; readonly unsafe: Unsafe } | { readonly kind: 'graded'; readonly grade: DrillGrade };
type DrillSaid = { readonly turn_id: string; readonly snapshotLite: SnapshotLite; readonly grade: DrillGrade };

type DrillTutor = Tutor<RecordedState<CourseThread>, DrillAnswer, DrillSight, DrillMove, DrillWords, DrillSaid, DrillGradeReply>;

/**
 * Grades drills for one student: by code if possible, otherwise by the grading agent (course spec PV-AI-013). The result is the
 * only evidence that a drill gives.
 */
export const drillTutor = (world: CourseWorld): DrillTutor => ({
  perceive: ({ session }, answer, moment) => perceiveAnswer(world, session, answer, moment),
  decide: (_state, { unsafe }) => (unsafe === null ? { kind: 'grade' } : { kind: 'stop', unsafe }),
  speak: (move, sight, ask) => speakGrade(world, move, sight, ask),
  apply: (state, sight, _move, words, moment) =>
    new DrillRecord(world, state, moment, courseDefinition, 'drill').take(sight, words),
  show: ({ turn_id, snapshotLite, grade }, { session }) => ({
    ...threadView(world, session, snapshotLite),
    turnId: turn_id,
    isCorrect: grade.verdict === 'not_graded' ? null : grade.verdict === 'correct',
    feedbackText: grade.feedbackText,
    commonMistakeTag: grade.commonMistakeTag,
  }),
});

/**
 * Finds the drill that was answered, and grades it by code if possible.
 *
 * Errors  throws `TutorRefusal`: `drill_foreign` for a drill of another conversation, `drill_used`, `drill_expired`.
 */
function perceiveAnswer(
  { shelf }: CourseWorld,
  thread: CourseThread,
  { claim, answer }: DrillAnswer,
  { now }: Moment,
): DrillSight {
  const messageId = `${claim.turnId}-assistant`;
  const card = thread.messages.find(({ id }) => id === messageId)?.card;
  if (claim.threadId !== thread.session_id || card?.type !== 'DRILL')
    throw new TutorRefusal('drill_foreign', 'This question isn’t from this conversation. Answer the one you see here.');
  const unsafe = readTypedMathematics([answer]);
  const problem = claim.problem === null ? null : shelf.find(claim.problem.id, claim.problem.version);
  if (unsafe !== null && isCrisis(unsafe.violation))
    return { thread, messageId, card, problem, check: null, grade: null, unsafe, claim, answer }; // a cry for help is heeded whatever became of the drill
  if (card.result !== null && card.result.verdict !== 'not_graded')
    throw new TutorRefusal('drill_used', 'You’ve answered this question already. Try another one.');
  if (Date.parse(claim.expiresAt) <= now.getTime() || (claim.problem !== null && problem === null))
    throw new TutorRefusal('drill_expired', 'This question is too old to be graded. Ask for a new one.');
  const graded = problem === null ? null : gradeProblemDrill(problem, answer, { mayComplete: !card.completing });
  const grade = graded?.grade ?? gradeMadeDrill(claim.questionLatex, answer);
  const isAnswer = grade !== null && grade.verdict !== 'not_graded';
  return {
    thread,
    messageId,
    card,
    problem,
    check: graded?.check ?? null,
    grade,
    unsafe: isAnswer ? null : unsafe, // a text that answers the drill is only stopped if it is a crisis
    claim,
    answer,
  };
}

async function speakGrade({ course }: CourseWorld, move: DrillMove, sight: DrillSight, ask: Ask): Promise<DrillWords> {
  if (move.kind === 'stop') return { kind: 'stopped', unsafe: move.unsafe };
  const { grade, problem, claim, answer, thread } = sight;
  if (grade !== null && grade.verdict !== 'not_graded') return { kind: 'graded', grade };
  const words = wordsAsTyped(answer);
  if (/\p{L}{2}/u.test(words) && !isBareMathematics(words)) {
    const said = { message: words, earlier: [], answers: false, stopped: thread.stops_by_model };
    const { verdict } = await askForSafety(said, null, 'the question', ask);
    if (verdict !== null) return { kind: 'stopped', unsafe: verdict };
  }
  if (grade !== null || problem !== null) return { kind: 'graded', grade: grade! };
  const { prompt, questionLatex, unitId } = claim;
  const context = { prompt, questionLatex, studentAnswer: answer, tags: course.tagsOf(unitId) };
  const { reply, source } = await ask(drillGraderAgent, context, null);
  const { isCorrect, feedbackText, commonMistakeTag } = reply;
  const verdict = source === 'script' ? 'not_graded' : isCorrect ? 'correct' : 'incorrect';
  return { kind: 'graded', grade: { verdict, feedbackText, commonMistakeTag } };
}

/** Records an answer to a drill. */
class DrillRecord extends CourseTurnRecord {
  take(sight: DrillSight, words: DrillWords): Applied<RecordedState<CourseThread>, DrillSaid> {
    const { snapshot } = this.world.record;
    if (words.kind === 'stopped') {
      const feedbackText = this.stopText(wordsAsTyped(sight.answer), words.unsafe);
      return this.reply({ verdict: 'not_graded', feedbackText, commonMistakeTag: null }, snapshot);
    }
    const { grade } = words;
    const isPartial = sight.problem !== null && sight.grade?.verdict === 'not_graded' && sight.check === null;
    const result: DrillResult = { ...grade, studentAnswer: sight.answer, at: this.now() };
    this.session = withCard(this.session, sight.messageId, (card) =>
      card.type === 'DRILL' ? { ...card, result, completing: card.completing || isPartial } : card,
    );
    if (sight.problem !== null && sight.check !== null) this.attempt(sight.problem, sight.check, sight.card);
    if (grade.verdict === 'not_graded') return this.reply(grade, snapshot);
    const { unitId } = sight.claim;
    const evidence = {
      type: 'DRILL_GRADED',
      unitId,
      isCorrect: grade.verdict === 'correct',
      commonMistakeTag: grade.commonMistakeTag,
    } as const;
    return this.reply(grade, applyEvidence(snapshot, evidence, this.moment.now));
  }

  /**
   * Records an attempt at a problem of the bank, and its evidence of the skill: once, and not if she had already seen the
   * solution.
   */
  private attempt(problem: BankedProblem, check: AnswerCheck, { helped }: KeptDrill): void {
    const { meta, answer_spec } = problem.item;
    const on = { ...onProblem(problem), attempt_id: this.moment.turnId };
    const isKnown = this.world.met.exposed.has(meta.id);
    const { verdict, reason } = check;
    const normalized = check.verdict === 'unreadable' ? null : check.normalized;
    this.record({ type: 'attempt_submitted', ...on, attempt_number: 1 }, problem);
    this.record(
      { type: 'attempt_evaluated', ...on, verdict, reason, normalized, ...(isKnown && { just_for_practice: true as const }) },
      problem,
    );
    if (check.verdict !== 'correct' && check.verdict !== 'incorrect') return;
    const skill = this.world.graph?.byId.get(meta.skill_id);
    this.expose({
      problem_id: meta.id,
      version: meta.version,
      skill_id: meta.skill_id,
      how: verdict === 'correct' ? 'counted' : 'solved',
    });
    if (skill === undefined || isKnown) return;
    const outcome = check.verdict === 'correct' ? (helped ? 'hinted' : 'correct') : 'incorrect';
    const evidence = {
      outcome,
      aided: helped,
      weight: 'practice',
      guessFloor: guessFloor(answer_spec),
      rightInCheckpoint: null,
      at: this.moment.now,
    } as const;
    const before = stateOf(skill, this.skills);
    const { state: after, newlyMastered } = recordEvidence(before, evidence, this.world.policy);
    this.takeEvidence({ evidence, before, after, newlyMastered }, skill.name, problem, this.moment.turnId);
  }

  private reply(grade: DrillGrade, snapshot: CourseWorld['record']['snapshot']): Applied<RecordedState<CourseThread>, DrillSaid> {
    const done = this.finishWith(snapshot);
    const snapshotLite = liteOfThread(this.world, done.state.session, snapshot);
    return {
      ...done,
      reply: { turn_id: this.moment.turnId, snapshotLite, grade },
    };
  }
}
