import type { Paced } from '../support/progress/pacing.ts';
import type { Onward } from './lesson-move.ts';
import { isComplete, totalSteps, type LessonSession, type Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { materialFor, nextQuestion } from '../questions/next-question.ts';
import { needsHelp } from '../support/progress/needs-help.ts';
import {
  acceleratesFrom,
  averageMastery,
  isStepDone,
  lastExtensionTurn,
  mostTurns,
  stepAfter,
  stepAt,
  stepsOpenBeside,
} from '../support/progress/step-progress.ts';

/**
 * Chooses what comes next when no question is waiting: another question of the step; the next step, if this one is mastered;
 * back to the explanation, if her claim to know it already turned out wrong; or the end. The plan decides, based on the
 * questions and how they ended.
 */
export function chooseOnward(world: LessonWorld, session: LessonSession, moment: Paced): Onward {
  if (isComplete(session)) return extend(world, session, moment);
  if (session.turn_count >= mostTurns) return { kind: 'end', how: 'limit' };

  const here = session.current_step;
  const last = session.closed_questions.at(-1);
  if (session.challenge_from !== null && session.challenge_from < here && last?.step === here && last.end !== 'right_unaided') {
    const back = questionOf(world, session, session.challenge_from, moment);
    if (back !== null)
      return { ...back, material: materialFor(session, session.challenge_from, true, back.question, moment.pacing) };
  }
  if (needsHelp(session, last?.end === 'told' ? 1 : 0)) return { kind: 'end', how: 'needs_help' };

  const next = isStepDone(session, here) && !staysToConsolidate(session, moment) ? stepAfter(session, here) : here;
  return onwardFrom(world, session, next, moment);
}

/**
 * True if she got the last question right only after several wrong answers: then one more of its kind follows (lesson spec,
 * CONSOLIDATE).
 */
const staysToConsolidate = ({ closed_questions, current_step }: LessonSession, { pacing }: Paced): boolean =>
  pacing.signal === 'CONSOLIDATE' && closed_questions.at(-1)?.step === current_step;

/** More is offered only if there's a turn left to accept it, and one to answer. */
const turnsForMore = 2;

/** Finds the first step, from `step` on, that has a question to ask. After the last one, the lesson is complete. */
function onwardFrom(world: LessonWorld, session: LessonSession, step: number, moment: Paced): Onward {
  if (step > totalSteps(session)) {
    const average = averageMastery(session);
    const harder = nextQuestion(world, session, step, moment) !== null;
    const offer_extension =
      session.allow_extension &&
      harder &&
      average !== null &&
      average >= acceleratesFrom &&
      session.turn_count + turnsForMore <= lastExtensionTurn(session);
    return { kind: 'complete', offer_extension };
  }
  return questionOf(world, session, step, moment) ?? onwardFrom(world, session, step + 1, moment);
}

type QuestionOnward = Extract<Onward, { kind: 'question' }>;

/** Returns a step's next question, with what's shown before it; null if the step has none. */
export function questionOf(world: LessonWorld, session: LessonSession, step: number, moment: Paced): QuestionOnward | null {
  const question = nextQuestion(world, session, step, moment);
  if (question === null) return null;
  const entering = session.closed_questions.every((one) => one.step !== step);
  return { kind: 'question', step, material: materialFor(session, step, entering, question, moment.pacing), question };
}

/**
 * Returns the steps that the model may go to instead of the plan's next one, each with the question that would be asked there.
 */
export const openBeside = (world: LessonWorld, session: LessonSession, onward: Onward, moment: Paced): QuestionOnward[] =>
  onward.kind !== 'question' || onward.step <= session.current_step || onward.step > totalSteps(session)
    ? []
    : stepsOpenBeside(session, onward.step).flatMap((step) => questionOf(world, session, step, moment) ?? []);

/**
 * Returns the step that tests her claim to know this already: the next check or practice of the same concept. Returns null if
 * another concept comes first, which she hasn't claimed to know.
 */
export function stepOfProof(session: LessonSession): number | null {
  const here = Math.max(1, session.current_step);
  const concept = stepAt(session, here)?.concept;
  const ahead = session.topic.plan.steps.filter(({ step }) => step > here);
  const first = ahead.find((step) => step.type !== 'explain' || step.concept !== concept);
  return first !== undefined && first.concept === concept ? first.step : null;
}

function extend(world: LessonWorld, session: LessonSession, moment: Paced): Onward {
  const step = totalSteps(session) + 1;
  if (session.turn_count >= lastExtensionTurn(session)) return { kind: 'end', how: 'completed', at_limit: true };
  const onward = questionOf(world, session, step, moment);
  if (onward === null) return { kind: 'end', how: 'completed' };
  const [last, next] = [session.closed_questions.at(-1), onward.question].map((one) => difficultyOf(world, one));
  return { ...onward, ...(last != null && next != null && next > last && { harder: true as const }) };
}

/** Returns the difficulty of a question of the bank; null for one of the plan, which has none. */
const difficultyOf = ({ shelf }: LessonWorld, question: Pick<Question, 'source'> | undefined): number | null =>
  question?.source.kind === 'bank'
    ? (shelf.find(question.source.problem_id, question.source.version)?.item.meta.difficulty ?? null)
    : null;
