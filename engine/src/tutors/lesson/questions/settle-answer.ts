import { recordEvidence, type Evidence } from '../../../mastery/record-evidence.ts';
import { stateOf } from '../../../mastery/skill-state.ts';
import { QuestionPhase } from '@stoa/schema/lesson';
import { SkillId } from '@stoa/schema/skill';
import type { Moment } from '../../../turn/tutor.ts';
import { conceptEstimates, evidenceIn, guessFloorOf } from '../state/concept-evidence.ts';
import type { Grading, Settled } from '../turn/lesson-move.ts';
import type { LessonSession, Question, QuestionEnd, SeenMisconception } from '../state/lesson-session.ts';
import { nameOfQuestion } from './name-of-question.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import { progressTrend } from '../support/progress/progress-trend.ts';

/** Number of wrong answers after which the whole solution is told and another question of its kind follows. */
const toldAt = 4;

/** Returns the phase after a wrong answer (lesson spec, Question Lifecycle): 1st probe, 2nd hint, 3rd and later explain. */
export const phaseAfter = (wrongAttempts: number): QuestionPhase =>
  wrongAttempts <= 0 ? 'asked' : wrongAttempts === 1 ? 'probe' : wrongAttempts === 2 ? 'hint' : 'explain';

/** Returns the later phase. Help never goes back: a question that was explained before any answer stays explained. */
const laterOf = (one: QuestionPhase, other: QuestionPhase): QuestionPhase =>
  QuestionPhase.options.indexOf(one) >= QuestionPhase.options.indexOf(other) ? one : other;

/**
 * Applies a judged answer: a right one closes the question, a wrong one moves it one phase on, and the fourth wrong one closes
 * it as told. Only the first judged answer to a question is evidence, recorded by the one mastery service. An answer that
 * couldn't be read or decided changes nothing.
 */
export function settleAnswer(world: LessonWorld, state: LessonState, grading: Grading, { now }: Pick<Moment, 'now'>): Settled {
  const { verdict } = grading.check;
  if (verdict === 'unreadable' || verdict === 'undecided') return { session: state.session, counted: null, end: null };

  const correct = verdict === 'correct';
  const before = grading.question;
  // If she has seen the question's solution, in any session, her answer says nothing about her.
  const named = nameOfQuestion(world, before);
  const isExposed = !before.counted && named !== null && world.met.exposed.has(named.problem_id);
  const wrong_attempts = before.wrong_attempts + (correct ? 0 : 1);
  const { suspected: _, ...kept } = before; // this answer decides it, one way or the other
  const question: Question = {
    ...kept,
    wrong_attempts,
    phase: correct ? before.phase : laterOf(before.phase, phaseAfter(wrong_attempts)),
    previous_student_answers: [...before.previous_student_answers, grading.text].slice(-10),
    counted: true,
    ...(isExposed && { exposed: true }),
  };
  const counted = before.counted || isExposed ? null : countEvidence(world, state, before, correct, now);
  const end: QuestionEnd | null = correct
    ? before.aided || before.wrong_attempts > 0
      ? 'right_aided'
      : 'right_unaided'
    : wrong_attempts >= toldAt
      ? 'told'
      : null;

  const session: LessonSession = {
    ...state.session,
    last_question: question,
    misconceptions: seen(state.session, grading, end),
  };
  const settled = withTrend(end === null ? session : closeQuestion(session, end));
  const mastery_estimates = conceptEstimates(session.topic, evidenceIn(settled), world.policy);
  return { session: { ...settled, mastery_estimates }, counted, end };
}

/** Removes the question in focus and remembers how it ended. */
export function closeQuestion(session: LessonSession, end: QuestionEnd): LessonSession {
  const { last_question, turn_count } = session;
  if (last_question === null) return session;
  const { question_id, source, step, concept, wrong_attempts, exposed } = last_question;
  const closed = {
    question_id,
    source,
    step,
    concept,
    wrong_attempts,
    end,
    turn: turn_count,
    guess_floor: guessFloorOf(last_question),
    ...(exposed !== undefined && { exposed }),
  };
  return { ...session, last_question: null, closed_questions: [...session.closed_questions, closed] };
}

export const withTrend = (session: LessonSession): LessonSession => ({
  ...session,
  session_summary: {
    ...session.session_summary,
    progress_trend: progressTrend(session.closed_questions, session.last_question),
  },
});

/**
 * Counts the first judged answer to a question. Returns null if its concept's skill isn't in the graph: then no mastery
 * changes.
 */
function countEvidence(
  { policy }: LessonWorld,
  { session, skills }: LessonState,
  question: Question,
  correct: boolean,
  at: Date,
): Settled['counted'] {
  const { concept, aided } = question;
  const id = session.topic.plan.concepts.find((one) => one.id === concept)?.skill_id;
  const skill = id === undefined ? undefined : session.topic.skills[id];
  if (id === undefined || skill === undefined) return null;
  const before = stateOf({ id: SkillId.parse(id), bkt: skill.bkt }, skills);
  const evidence: Evidence<'practice'> = {
    outcome: correct ? (aided ? 'hinted' : 'correct') : 'incorrect',
    aided,
    weight: 'practice',
    guessFloor: guessFloorOf(question),
    rightInCheckpoint: null,
    at,
  };
  const { state: after, newlyMastered } = recordEvidence(before, evidence, policy);
  return { evidence, before, after, newlyMastered };
}

/**
 * Returns the misconceptions after this answer: with the one that it shows, or with those of its concept resolved by a right
 * unaided answer.
 */
function seen(session: LessonSession, { misconception, question, check }: Grading, end: QuestionEnd | null): SeenMisconception[] {
  const { misconceptions } = session;
  const { concept, suspected } = question;
  if (end === 'right_unaided') return misconceptions.map((one) => (one.concept === concept ? { ...one, resolved: true } : one));
  if (
    suspected !== undefined &&
    check.verdict === 'incorrect' &&
    suspected.misconception === (misconception ?? suspected.misconception)
  )
    return withMisconception({ misconceptions, turn_count: suspected.turn }, suspected.misconception, concept);
  return misconception === null ? misconceptions : withMisconception(session, misconception, concept);
}

/** Returns the misconceptions that showed, with this one added or counted once more. */
export function withMisconception(
  { misconceptions, turn_count }: Pick<LessonSession, 'misconceptions' | 'turn_count'>,
  named: string,
  concept: string,
): SeenMisconception[] {
  const at = misconceptions.findIndex(({ id }) => id === named);
  return at < 0
    ? [...misconceptions, { id: named, concept, first_turn: turn_count, times: 1, resolved: false }]
    : misconceptions.map((one, index) => (index === at ? { ...one, times: one.times + 1, resolved: false } : one));
}
