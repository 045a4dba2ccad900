import type { Exposure } from '@stoa/schema/exposure';
import type { StepExample } from '@stoa/schema/study-plan';
import { stepsToShow } from './steps-to-show.ts';
import type { TeachingAct } from '../turn/lesson-move.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { nameOfQuestion } from './name-of-question.ts';

/**
 * Returns the questions that can no longer say anything about the student after a turn: the one that was in focus, once it was
 * counted, told or solved, left after help, or helped with up to the last step that may be shown; and a question of the plan,
 * or a problem of the bank, that was worked out as an example.
 */
export function exposedQuestions(
  world: LessonWorld,
  before: LessonSession,
  after: LessonSession,
  teaching: TeachingAct | null,
  example: StepExample | null,
): Exposure[] {
  const asked = before.last_question;
  const how = asked === null ? null : exposureOf(asked, after, teaching);
  return [
    ...(asked === null || how === null ? [] : exposure(world, asked, how)),
    ...(example === null ? [] : likeExample(world, after, example).flatMap((one) => exposure(world, one, 'example'))),
  ];
}

function exposureOf(
  asked: Question,
  { last_question, closed_questions, ended }: LessonSession,
  teaching: TeachingAct | null,
): Exposure['how'] | null {
  const still = last_question?.question_id === asked.question_id ? last_question : null;
  if (still !== null) {
    if (still.counted) return asked.counted ? null : 'counted';
    return (ended !== null && still.aided) || showsLastStep(asked, teaching) ? 'told' : null;
  }
  const closed = closed_questions.findLast(({ question_id }) => question_id === asked.question_id);
  if (closed === undefined) return null;
  if (closed.end === 'told') return 'told';
  if (closed.end === 'abandoned') return asked.counted ? 'counted' : asked.aided ? 'told' : null;
  return 'solved';
}

/** True if help has reached the last step that may be shown. This is remembered even if the lesson doesn't end. */
function showsLastStep(question: Question, teaching: TeachingAct | null): boolean {
  const last = stepsToShow(question).at(-1);
  if (last === undefined) return false;
  switch (teaching?.act) {
    case 'explain':
      return teaching.steps.at(-1)?.math === last.math;
    case 'hint':
    case 'withhold':
      return teaching.words?.endsWith(`$${last.math}$`) === true;
    default:
      return false;
  }
}

/** Finds the plan's questions and the bank's problems that were shown with their solution. */
function likeExample({ shelf }: LessonWorld, { topic }: LessonSession, { stem }: StepExample): Pick<Question, 'source'>[] {
  const { steps, concepts } = topic.plan;
  const planned = steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions));
  const ofPlan = planned
    .filter(({ text }) => text === stem)
    .map(({ id }): Pick<Question, 'source'> => ({ source: { kind: 'plan', id } }));
  if (ofPlan.length > 0) return ofPlan;
  const skills = new Set([
    ...concepts.map(({ skill_id }) => skill_id),
    ...steps.flatMap((step) => (step.type === 'practice' ? step.skill_id : [])),
  ]);
  const banked = [...skills]
    .flatMap((skill) => shelf.verifiedFor(skill))
    .filter(({ item }) => item.problem_content.stem === stem);
  return banked.map(({ item: { meta }, origin }) => ({
    source: { kind: 'bank', problem_id: meta.id, version: meta.version, family: origin.family, skill_id: meta.skill_id },
  }));
}

/** Returns nothing for a draft's question. */
function exposure(world: LessonWorld, question: Pick<Question, 'source'>, how: Exposure['how']): Exposure[] {
  const named = nameOfQuestion(world, question);
  return named === null ? [] : [{ ...named, how }];
}
